"""What a user sees while a verb goes on: on a terminal, in a pipe, and in a program."""

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import tempfile
import termios

CLEARED = "\r\x1b[K"
ENDLESS = ("problem:double-pendulum", "--until", "1e7", "--every", "10000", "--out", "out")
PERCENT = re.compile(r"^\d+\.\d %")


def on_terminal(program, folder, columns, shows, *arguments):
    """What appears on a terminal until something shows for the third time and the program is interrupted; and its exit code."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    running = subprocess.Popen([program, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    text, told = b"", False
    try:
        while chunk := os.read(ours, 65536):
            text += chunk
            if not told and text.count(shows.encode()) >= 3:
                running.send_signal(signal.SIGINT)
                told = True
    except OSError:
        pass  # the program has closed the terminal
    finally:
        os.close(ours)
    out = running.communicate()[0].decode()
    return text.decode(), out, running.returncode


def a_line_on_a_terminal(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        text, out, code = on_terminal(program, folder, 120, CLEARED, "run", *ENDLESS)
        start, *lines = text.split(CLEARED)
        faults.equal("before the first line", start, "")
        faults.equal("exit code", code, 130)
        for part in (" left", "t = ", " steps/s", "drift ", "Newton "):
            faults.true(f"'{part}' is missing in '{lines[1]}'", part in lines[1])
        faults.true(f"no percents in '{lines[0]}'", PERCENT.match(lines[0]))
        faults.true("the line is not cleared before warnings", "%" not in lines[-1].split("warning")[0])
        faults.true("the verdict is missing", out.startswith("interrupted: "))


def a_narrow_terminal(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        text, _, _ = on_terminal(program, folder, 30, CLEARED, "run", *ENDLESS)
        for line in text.split(CLEARED)[1:-1]:
            faults.true(f"'{line}' has {len(line)} characters", 0 < len(line) < 30)


def one_line_for_a_study(program, faults):
    for arguments in (("compare", *ENDLESS), ("converge", "problem:pendulum", "--until", "100", "--dt", "1e-5,1e-6")):
        with tempfile.TemporaryDirectory() as folder:
            text, _, code = on_terminal(program, folder, 120, CLEARED, *arguments, "--schemes", "midpoint,hht", "--jobs", "2")
            line = text.split(CLEARED)[2]
            faults.equal(f"exit code of {arguments[0]}", code, 130)
            faults.true(f"{arguments[0]} says '{line}'", re.match(r"\d+\.\d %  \d of \d runs done  ", line))


def quiet_says_nothing(program, faults):
    """A run that would show a line on most computers: 60 000 steps."""
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = pty.openpty()
        done = subprocess.run([program, "run", "problem:double-pendulum", "--until", "600", "--every", "1000", "--quiet", "--out", "out"],
                              cwd=folder, stdout=subprocess.PIPE, stderr=theirs, timeout=300)
        os.close(theirs)
        os.set_blocking(ours, False)
        try:
            shown = os.read(ours, 1000)
        except OSError:
            shown = b""
        os.close(ours)
        faults.equal("on a quiet terminal", shown, b"")
        faults.equal("on a quiet output", done.stdout, b"")


def lines_for_programs(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        running = subprocess.Popen([program, "run", *ENDLESS, "--json"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        lines = [json.loads(running.stderr.readline()) for _ in range(2)]
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=120)
        for key in ("progress", "t", "steps", "steps_per_second", "energy_drift", "newton_per_step", "seconds_left"):
            faults.true(f"{key} is no number: {lines[1].get(key)}", isinstance(lines[1].get(key), (int, float)))
        faults.true("it does not go on", 0 < lines[0]["progress"] < lines[1]["progress"] < 1)
        faults.near("t over the end", lines[1]["t"] / 1e7, lines[1]["progress"], 1e-12)
        for line in err.splitlines():
            faults.true(f"this is no progress: {line}", "progress" in json.loads(line))
        faults.equal("status", json.loads(out)["status"], "interrupted")
        faults.equal("exit code", running.returncode, 130)


CHECKS = [a_line_on_a_terminal, a_narrow_terminal, one_line_for_a_study, quiet_says_nothing, lines_for_programs]
