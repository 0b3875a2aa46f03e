#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace visviva::modelfile {

/// The long text of one code, as in docs/user/errors.
struct CodePage {
  std::string code;   ///< "E203"
  std::string title;  ///< "unknown key"
  std::string page;   ///< the whole page, in Markdown
};

/// The pages of all codes, by code. They are compiled into the program.
[[nodiscard]] const std::vector<CodePage>& code_pages();

/// The page of one code, in upper or lower case; nullptr if there is no such code.
[[nodiscard]] const CodePage* find_code_page(std::string_view code);

}  // namespace visviva::modelfile
