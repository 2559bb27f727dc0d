package dev.assay.compile.classify;

/** What the end of a compiler, or of a linker, means. */
public sealed interface Classification {
  /** It says that it did its work. */
  record Built() implements Classification {}

  /** It blames itself, or died of something that it did. */
  record Crashed() implements Classification {}

  record Hung() implements Classification {}

  /** It blames the program. */
  record Rejected() implements Classification {}

  /** It blames its command line, so that nothing is known of the program. */
  record BadFlags() implements Classification {}

  /** Nothing is known of the program or of the compiler, for want of this. */
  record OutOfResources(String resource) implements Classification {}
}
