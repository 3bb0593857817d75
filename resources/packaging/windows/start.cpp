// SPDX-License-Identifier: GPL-3.0-or-later

int tesseraMain(int argc, char** argv);

int main(int argc, char** argv) { return tesseraMain(argc, argv); }
