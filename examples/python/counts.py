"""`python3 counts.py FOLDER`: the counts of a folder's photos, read by the program, whose results come line by line."""

import json
import subprocess
import sys
from pathlib import Path

# Installed by `npm install` in this folder.
PROGRAM = Path(__file__).parent / "node_modules/shutter-count/bin/shutter-count.js"


def read_photos(*paths):
    """Yields a dict for each photo, as `--jsonl` prints it, while the program is still reading others."""
    command = ["node", PROGRAM, "--jsonl", "--", *paths]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as program:
        failed = False
        for line in program.stdout:
            photo = json.loads(line)
            failed = failed or photo["status"] == "failed"
            yield photo
    # Exit code 1 means that a file could not be opened or read; a line reported it. A file that is not a photo doesn't
    # change the exit code.
    if program.returncode != 0 and not (program.returncode == 1 and failed):
        raise RuntimeError(f"The program ended with {program.returncode} before the last photo.")


unread = False
for photo in read_photos(*(sys.argv[1:] or ["."])):
    if photo["status"] == "counted":
        again = ", saved again" if photo.get("savedAgain", {}).get("is") == "yes" else ""
        print(photo["file"], photo["shutterCount"], photo["shutterSource"]["grade"] + again)
    elif photo["status"] == "uncounted":
        print(photo["file"], "no count:", photo["reason"])
    else:
        print(photo["file"], "not read:", photo["error"]["message"])
        # Only a file that could not be opened or read has a cause, not a file that isn't a photo.
        unread = unread or "cause" in photo["error"]
sys.exit(1 if unread else 0)
