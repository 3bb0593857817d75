#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every text that a user reads against translations/glossary.tsv.

Each row has a term, its meaning, other English words for it that are not used, and its words in
the six languages. Fails where English has one of the others, and where the translation of a
label with a term has none of its words; a sentence may use a pronoun. Words in quotation marks,
capitals or code are a machine's, and are skipped. Usage: check_words.py SOURCE_FOLDER
"""

import csv
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

LABEL_WORDS = 6
# Right but foreign: a handbook has plainer words.
STILTED = re.compile(r"\b(somebody|nobody|whoever|whomever|anew|likewise|for all that|may be had|"
                     r"foretold|wished|begun|stands? (in|under|at)|taken over)\b", re.I)
LANGUAGES = {"de": "de", "fr": "fr", "es": "es", "ja": "ja", "ar": "ar", "zh": "zh_CN"}


def messages(path):
    """(context, source, translation) of a .ts file; the forms of a number as one text."""
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            text = " / ".join(forms) or translation.text or ""
            yield context.findtext("name"), message.findtext("source"), text.replace("&", "")


def spoken(text):
    """Without what is quoted or typed."""
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    text = re.sub(r"`[^`]*`|“[^”]*”|<[^>]*>|\]\([^)]*\)", " ", text)
    text = re.sub(r"--[\w-]+|\b[A-Z]{2,}\b|^usage:.*", " ", text, flags=re.M)
    return text.replace("&", "")


def english(source):
    """(where, text) of all English that users read."""
    for context, text, _ in messages(source / "translations/tessera_de.ts"):
        yield context, spoken(text)
    pages = sorted((source / "resources/help/en").glob("*.md"))
    for path in [source / "README.md", source / "CHANGELOG.md", *pages]:
        for line in spoken(path.read_text(encoding="utf-8")).split("\n"):
            yield path.name, line


def unlisted(source, rows):
    """Terms of the help's glossary that the table lacks."""
    terms = {row["term"] for row in rows}
    page = (source / "resources/help/en/glossary.md").read_text(encoding="utf-8")
    for line in page.split("\n")[4:]:
        if line.startswith("|"):
            for term in line.split("|")[1].split(","):
                if term.strip().lower() not in terms:
                    yield term.strip()


def main():
    source = Path(sys.argv[1])
    with open(source / "translations/glossary.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    wrong = [f"glossary.md: the table lacks “{term}”" for term in unlisted(source, rows)]
    for row in rows:
        if not row["other words"]:
            continue
        other = re.compile(row["other words"], re.I)
        for where, text in english(source):
            if found := other.search(text):
                term = row["term"]
                wrong.append(f"{where}: “{found.group()}” is “{term}” in the glossary: {text[:90]}")
    for where, text in english(source):
        if found := STILTED.search(text):
            wrong.append(f"{where}: “{found.group()}” is stilted: {text[:90]}")
    checked = 0
    for language, suffix in LANGUAGES.items():
        terms = [
            (row["term"], re.compile(rf"(?<![\w-]){row['term']}(s|es)?(?![\w-])", re.I),
             re.compile(row[language], re.I))
            for row in rows if row[language]
        ]
        for context, text, translation in messages(source / f"translations/tessera_{suffix}.ts"):
            said = spoken(text)
            if len(said.split()) > LABEL_WORDS:
                continue
            for term, english_word, word in terms:
                if not english_word.search(said):
                    continue
                checked += 1
                if not word.search(translation) and not english_word.search(translation):
                    wrong.append(f"{language} {context}: no word for “{term}”: {text[:60]} → "
                                 f"{translation[:60]}")
    print("\n".join(wrong))
    print(f"{len(rows)} terms, {checked} uses in translations, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
