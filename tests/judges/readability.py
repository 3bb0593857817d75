#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how easy English Markdown is to read: Flesch's reading ease (Flesch 1948).

206.835 - 1.015 × words per sentence - 84.6 × syllables per word; 60 to 70 is plain English.
Code, tables, headings, pictures, comments and the addresses of links are left out. A list item is a
sentence. Syllables are groups of vowels, less a silent final e.

    readability.py [--least SCORE] [--longest WORDS] FILE...

Prints a line a file. Ends with 1 if a file is below SCORE (60), and names sentences that have more
than WORDS words (40).
"""
import argparse
import re
import sys


def sentences_of(markdown):
    """The sentences of the running text, as lists of words."""
    text = re.sub(r"<!--.*?-->", "", markdown, flags=re.S)
    text = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`[^`]*`", "0", text)
    text = re.sub(r"</?\w+>|https?://\S+", "", text)
    text = re.sub(r"^(\||#).*$", "", text, flags=re.M)
    # A list item begins a block of its own.
    blocks = re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", text)
    for block in blocks:
        block = " ".join(re.sub(r"^\s*(?:[-*]|\d+\.) ", "", block).split())
        for sentence in re.split(r"(?<=[.!?])[*”)]*\s+(?=\W*[A-Z0-9])", block):
            words = re.findall(r"[A-Za-z]+(?:[’'-][A-Za-z]+)*", sentence)
            if words:
                yield words


def syllables(word):
    count = 0
    for part in re.split(r"[-’']", word.lower()):
        groups = len(re.findall(r"[aeiouy]+", part))
        if part.endswith("e") and not re.search(r"([^aeiouy]l|[aeiouy])e$", part):
            groups -= 1
        if re.search(r"[^aeioutdy]ed$", part) and groups > 1:
            groups -= 1
        count += max(groups, 1) if len(part) > 1 or part in "ai" else 0
    return max(count, 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--least", type=float, default=60)
    parser.add_argument("--longest", type=int, default=40)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    bad = 0
    for name in arguments.files:
        with open(name, encoding="utf-8") as file:
            sentences = list(sentences_of(file.read()))
        words = [word for sentence in sentences for word in sentence]
        if not words:
            continue
        a_sentence = len(words) / len(sentences)
        ease = 206.835 - 1.015 * a_sentence - 84.6 * sum(map(syllables, words)) / len(words)
        print(f"{ease:5.1f}  {len(words):5} words  {a_sentence:4.1f} a sentence  {name}")
        bad += ease < arguments.least
        for sentence in sentences:
            if len(sentence) > arguments.longest:
                print(f"       {len(sentence)} words: {' '.join(sentence)}")
                bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
