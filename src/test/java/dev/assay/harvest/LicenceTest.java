package dev.assay.harvest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LicenceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/* SPDX-License-Identifier: GPL-2.0 OR MIT */|GPL-2.0 OR MIT",
        "// SPDX-License-Identifier: ISC|ISC",
        "Licensed under the Apache License, Version 2.0 (the \"License\")|Apache-2.0",
        "under the terms of the GNU Lesser General Public License|LGPL",
        "under the terms of the GNU General Public License|GPL",
        "Redistribution and use in source and binary forms, with or without|BSD",
        "Permission is hereby granted, free of charge, to any person|MIT",
        "This software is provided 'as-is', without any express or|Zlib",
        "The author disclaims copyright to this source code.|public domain",
      })
  void beginningsOfFilesTellTheirLicence(String text, String licence) {
    assertEquals(Optional.of(licence), Licence.of(text + "\nint x;\n"));
  }

  @Test
  void aLicenceMayBeBrokenIntoLines() {
    assertEquals(
        Optional.of("MIT"),
        Licence.of("/*\n * Permission is hereby\n * granted, free of charge\n */"));
  }

  @Test
  void otherTextsTellNone() {
    assertEquals(Optional.empty(), Licence.of("int gpl_x, mit; /* all rights reserved */"));
  }
}
