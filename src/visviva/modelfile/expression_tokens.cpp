#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "visviva/modelfile/expression_parser.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

struct Sign {
  std::string_view written;
  TokenKind kind;
  char mark;
  double number;
  std::string_view name;
};

/// Signs beyond letters, digits and the marks of ASCII, as they are found in books and pasted text.
constexpr std::array signs = {
    Sign{"\u00b7", TokenKind::mark, '*', 0.0, ""},  // middle dot
    Sign{"\u22c5", TokenKind::mark, '*', 0.0, ""},  // dot operator
    Sign{"\u00d7", TokenKind::mark, '*', 0.0, ""},  // times
    Sign{"\u2212", TokenKind::mark, '-', 0.0, ""},  // minus
    Sign{"\u00b2", TokenKind::superscript, '\0', 2.0, ""},
    Sign{"\u00b3", TokenKind::superscript, '\0', 3.0, ""},
    Sign{"\u00b0", TokenKind::name, '\0', 0.0, "deg"},
    Sign{"%", TokenKind::name, '\0', 0.0, "%"},
};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<Token> read() {
    std::vector<Token> tokens;
    do {
      tokens.push_back(next());
    } while (tokens.back().kind != TokenKind::end);
    return tokens;
  }

 private:
  Token next() {
    const std::size_t before = at_;
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    Token token;
    token.after_blank = at_ > before;
    token.offset = at_;
    if (at_ == text_.size()) return token;
    if (is_digit(rest()[0]) || (rest()[0] == '.' && rest().size() > 1 && is_digit(rest()[1])))
      read_number(token);
    else if (name_length() > 0)
      read_name(token);
    else
      read_sign(token);
    return token;
  }

  void read_number(Token& token) {
    token.kind = TokenKind::number;
    const auto [end, error] =
        std::from_chars(rest().data(), rest().data() + rest().size(), token.number);
    const auto length = static_cast<std::size_t>(end - rest().data());
    if (error != std::errc{} || !std::isfinite(token.number))
      throw ExpressionError{"E305", at_,
                            fmt::format("{} is beyond what a number can hold",
                                        shortened(rest().substr(0, length), 30)),
                            "numbers go from about 1e-308 to 1e308"};
    token.text = std::string(rest().substr(0, length));
    at_ += length;
  }

  /// Letters, digits and '_'; it may begin with a micro sign, as units do.
  [[nodiscard]] std::size_t name_length() const {
    std::size_t length = 0;
    for (const std::string_view micro : {"\u00b5", "\u03bc"})
      if (rest().starts_with(micro)) length = micro.size();
    while (length < rest().size() &&
           (is_letter(rest()[length]) || (length > 0 && is_digit(rest()[length]))))
      ++length;
    return length;
  }
  void read_name(Token& token) {
    token.kind = TokenKind::name;
    token.text = std::string(rest().substr(0, name_length()));
    at_ += token.text.size();
  }

  void read_sign(Token& token) {
    for (const auto& sign : signs) {
      if (!rest().starts_with(sign.written)) continue;
      token = {sign.kind, at_, std::string(sign.name), sign.number, sign.mark, token.after_blank};
      at_ += sign.written.size();
      return;
    }
    if (std::string_view("+-*/^(),").find(rest()[0]) == std::string_view::npos) refuse_sign();
    token.kind = TokenKind::mark;
    token.mark = rest()[0];
    ++at_;
    if (token.mark == '*' && rest().starts_with('*')) {
      token.mark = '^';
      ++at_;
    }
  }
  [[noreturn]] void refuse_sign() const {
    if (name_after_point() == "nan" || name_after_point() == "inf")
      throw ExpressionError{"E305", at_, "this is not a finite number",
                            "write a number: nothing in a model is infinite"};
    const auto length = std::max<std::size_t>(character_length(rest()), 1);
    const auto sign = shortened(rest().substr(0, length));
    throw ExpressionError{"E301", at_, fmt::format("'{}' has no meaning in a formula", sign),
                          "there are + - * / ^ ( ) , numbers, units, names and functions"};
  }

  /// The "inf" of YAML's ".inf", ".Inf" and ".INF".
  [[nodiscard]] std::string name_after_point() const {
    std::string name;
    if (!rest().starts_with('.')) return name;
    for (const char c : rest().substr(1))
      name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
  }

  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Token> read_tokens(std::string_view text) { return Lexer(text).read(); }

}  // namespace visviva::modelfile
