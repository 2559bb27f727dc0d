package dev.assay.mutate.enhance;

import dev.assay.c.Program;
import java.util.List;

/**
 * A program with a single output.
 *
 * @param program what the parser makes of the text
 * @param remarks what is not part of the output, and other things that a user should know
 */
public record Enhanced(Program program, String text, List<Remark> remarks) {
  public Enhanced {
    remarks = List.copyOf(remarks);
  }
}
