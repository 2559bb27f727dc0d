package dev.assay.harvest;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out under which licence a text stands that speaks of it. */
public final class Licence {
  private static final int HEAD = 6000;
  private static final Pattern SPDX =
      Pattern.compile("SPDX-License-Identifier:\\s*([^\\s*/][^\\n*]*?)\\s*(?:\\*/|\\n|$)");

  /** The more special ones first: some licences quote others. */
  private static final List<Known> KNOWN =
      List.of(
          new Known("Apache-2.0", "apache license,? (?:version )?2"),
          new Known("MPL-2.0", "mozilla public license"),
          new Known("LGPL", "(?:lesser|library) general public license"),
          new Known("GPL", "gnu general public license|\\bgpl(?:v[23])?\\b"),
          new Known("BSD", "redistribution and use in source and binary forms|\\bbsd licen[cs]e"),
          new Known("MIT", "permission is hereby granted, free of charge|\\bmit licen[cs]e"),
          new Known("Zlib", "this software is provided .as-is., without any express"),
          new Known("ISC", "permission to use, copy, modify, and(?:/or)? distribute"),
          new Known(
              "public domain", "public domain|author disclaims copyright|0-clause bsd|unlicense"));

  private record Known(String name, Pattern pattern) {
    Known(String name, String pattern) {
      this(name, Pattern.compile(pattern.replace(" ", "[\\s*#/]+"), Pattern.CASE_INSENSITIVE));
    }
  }

  private Licence() {}

  /** Its name, as SPDX has it where it can be told; empty if the beginning speaks of none. */
  public static Optional<String> of(String text) {
    String head = text.substring(0, Math.min(text.length(), HEAD));
    Matcher spdx = SPDX.matcher(head);
    return spdx.find()
        ? Optional.of(spdx.group(1))
        : KNOWN.stream()
            .filter(known -> known.pattern().matcher(head).find())
            .map(Known::name)
            .findFirst();
  }
}
