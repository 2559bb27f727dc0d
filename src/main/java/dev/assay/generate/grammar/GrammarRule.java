package dev.assay.generate.grammar;

/** One way to write something: a rule of the grammar with its weight. */
public interface GrammarRule {
  /** As in {@code --weight NAME=N}. */
  String name();

  /** How often it is used beside the other rules of its kind, if nothing else is said. */
  int weight();

  /** The smallest part of the language that has it. */
  default Vocabulary vocabulary() {
    return Vocabulary.FULL;
  }
}
