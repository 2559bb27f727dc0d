package dev.assay.mutate.preserving;

/** Words about changes for people. */
final class Material {
  private Material() {}

  /** Text of any number of lines on one line. */
  static String line(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
