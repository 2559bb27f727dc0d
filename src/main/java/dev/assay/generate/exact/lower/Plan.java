package dev.assay.generate.exact.lower;

import dev.assay.c.Program;
import dev.assay.generate.Target;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import java.util.List;
import java.util.Set;

/**
 * A settled program and how it shall be written.
 *
 * @param program types, globals, tests and driver, in an order that C allows
 * @param driver the names of the driver's functions; all others are tests
 * @param hidden the globals whose values a barrier hides: inputs and mixed variables
 * @param files 1, or 3 as in header, tests and driver
 * @param barrier for programs of one file
 * @param comment what each file's first comment says, without its delimiters; may be empty
 * @param cxx how often C++ gets other forms than C has
 */
public record Plan(
    Program program,
    Set<String> driver,
    List<String> hidden,
    Target target,
    int files,
    Barrier barrier,
    String comment,
    CxxWeights cxx) {
  public Plan {
    driver = Set.copyOf(driver);
    hidden = List.copyOf(hidden);
  }

  Plan withProgram(Program other) {
    return new Plan(other, driver, hidden, target, files, barrier, comment, cxx);
  }
}
