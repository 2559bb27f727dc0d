package dev.assay.bugs;

/**
 * Which program shows which bug.
 *
 * @param first whether it was the first one, whose files are the bug's own
 */
public record ExampleKey(String bug, long campaign, long trial, boolean first) {
  /** As people name it beside its bug, and as its folder is called: {@code 1-2045}. */
  public String name() {
    return campaign + "-" + trial;
  }
}
