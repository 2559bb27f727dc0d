package dev.assay.mutate.changing;

import dev.assay.c.Program;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Typing;
import java.util.Optional;

/**
 * A program that is to be changed.
 *
 * @param program stands alone, and is what the parser made of its own text: every node is an object
 *     of its own
 * @param other another program of the corpus to take code from, of the same kind
 * @param conservative whether mutators avoid what is likely to be undefined
 */
public record Subject(Program program, Optional<Program> other, boolean conservative) {
  /** One that is changed without restraint, with nothing to take code from. */
  public static Subject of(Program program) {
    return new Subject(program, Optional.empty(), false);
  }

  /** Makes typed expressions for the program; what is wrong in them is not reported. */
  public Typing typing() {
    return new Typing(program.model(), program.standard(), program.tags(), _ -> {});
  }

  public Layout layout() {
    return new Layout(program.model(), program.tags());
  }
}
