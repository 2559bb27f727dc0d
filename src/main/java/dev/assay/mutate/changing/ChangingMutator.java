package dev.assay.mutate.changing;

import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.Optional;

/**
 * Changes what a program does, at one site.
 *
 * <ol>
 *   <li>What it does depends on nothing but its arguments.
 *   <li>The site is drawn among all that suit, each as likely.
 *   <li>The result should compile: a compiler that must refuse it tests nothing but its messages.
 *       It may be undefined when it is run, unless the subject asks for caution.
 *   <li>It is printed and parsed again before anybody sees it, so that types of what is only
 *       printed need no care; what our parser refuses is dropped.
 * </ol>
 */
public interface ChangingMutator {
  /** As on the command line. */
  String name();

  /** One line that says what it does. */
  String summary();

  /** Whether it may take code from another program. */
  default boolean takesFromOthers() {
    return false;
  }

  /** A change; empty if the program has no site for it. */
  Optional<Change> change(Subject subject, FreshNames names, Rng rng);
}
