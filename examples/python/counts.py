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
        for line in program.stdout:
            yield json.loads(line)
    if program.returncode == 2:
        raise ValueError("The program was called wrongly.")


for photo in read_photos(*sys.argv[1:]):
    # A number that is known to be no counter is none.
    source = photo.get("shutterSource", {})
    if "shutterCount" in photo and source["grade"] != "guess":
        again = ", saved again" if photo.get("savedAgain", {}).get("is") == "yes" else ""
        print(photo["file"], photo["shutterCount"], source["grade"] + again)
    else:
        print(photo["file"], "no count:", photo.get("error") or photo.get("reason") or "only a guess")
