package dev.assay.bugs.report;

import java.util.List;

/** A part of a report under a title. */
public record Section(String title, List<Block> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }

  public Section(String title, Block... blocks) {
    this(title, List.of(blocks));
  }
}
