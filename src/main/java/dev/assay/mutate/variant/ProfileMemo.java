package dev.assay.mutate.variant;

import dev.assay.c.Stmt;
import dev.assay.mutate.profile.Profile;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Remembers what one program showed at its statements.
 *
 * <p>Often one variant is made of a program, and often many. So the first who asks gets what was
 * asked for; for the second the program is run once more with all statements in view, which is
 * enough for all that come later. What is told of a statement is the same in either case.
 */
public final class ProfileMemo {
  private boolean asked;
  private Optional<Optional<Profile>> whole = Optional.empty();

  /**
   * What was seen at the chosen statements; empty if the program did not finish.
   *
   * @param all the statements of the program that can be chosen
   * @param run runs the program and looks at the statements given
   */
  synchronized Optional<Profile> of(
      List<Stmt> chosen, List<Stmt> all, Function<List<Stmt>, Optional<Profile>> run) {
    if (!asked) {
      asked = true;
      return run.apply(chosen);
    }
    if (whole.isEmpty()) {
      whole = Optional.of(run.apply(all));
    }
    return whole.get().map(profile -> profile.only(chosen));
  }
}
