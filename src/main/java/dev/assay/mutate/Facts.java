package dev.assay.mutate;

import dev.assay.c.Program;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Profile;
import dev.assay.mutate.profile.Promises;

/**
 * What is known of a program that is to be mutated.
 *
 * @param program as the parser made it of its own text: every node is an object of its own
 * @param profile of a run that finished
 * @param donors statements of other programs; none if there are no others
 * @param memo what was found out about functions before
 */
public record Facts(Program program, Profile profile, Donors donors, Memo memo) {
  public Facts(Program program, Profile profile, Donors donors) {
    this(program, profile, donors, new Memo());
  }

  /** Makes typed expressions for this program; what is wrong in them is not reported. */
  public Typing typing() {
    return new Typing(program.model(), program.standard(), program.tags(), _ -> {});
  }

  /** What functions of the program promise. */
  public Promises promises() {
    return memo.of(program, Promises.class, () -> Promises.of(program));
  }

  public Layout layout() {
    return new Layout(program.model(), program.tags());
  }
}
