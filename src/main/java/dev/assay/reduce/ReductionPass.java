package dev.assay.reduce;

import java.util.List;

/** One way to make programs smaller. */
public interface ReductionPass {
  /** As the progress line and {@code --passes} spell it: {@code remove-statements}. */
  String name();

  /**
   * What could be done to the subject, what promises most first. Any of them may be applied
   * together; some may lead to programs that are not valid, which costs no more than a parse.
   */
  List<Edit> edits(Subject subject, Observations observations);
}
