package dev.assay.campaign;

import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Matrix;
import dev.assay.compile.Purpose;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.judge.Finding;
import dev.assay.judge.oracle.Testimony;
import dev.assay.mutate.Reader;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * Asks every kind of sanitizer that this machine has about a program whose output seems wrong.
 *
 * @param compilers all that work, not only those under test
 */
public record Witnesses(Matrix matrix, List<Compiler> compilers) {
  /** High enough that programs end soon, low enough that little is optimised away. */
  private static final String LEVEL = "-O1";

  public Witnesses {
    compilers = List.copyOf(compilers);
  }

  /** The finding in the light of what they say; empty if there is nothing left of it. */
  Optional<Finding> hear(TestCase test, Finding finding, Scratch scratch) {
    Reader shown = reading(test, finding.evidence().getFirst().configuration());
    List<Configuration> heard =
        configurations(test.isCxx()).stream()
            .filter(witness -> reading(test, witness).equals(shown))
            .toList();
    List<CompilerRun> said = matrix.run(test, heard, _ -> true, scratch);
    return Testimony.weigh(finding, said);
  }

  /** Who sees another program knows nothing of this one. */
  private static Reader reading(TestCase test, Configuration configuration) {
    return test.expectation().reading(FlagMeaning.setting(configuration, test.standard()).reader());
  }

  /** One compiler for each sanitizer, the newest: those listed last. */
  public List<Configuration> configurations(boolean cxx) {
    var chosen = new ArrayList<Configuration>();
    var open = EnumSet.of(Sanitizer.ADDRESS, Sanitizer.UNDEFINED, Sanitizer.MEMORY);
    for (Compiler compiler : compilers.reversed()) {
      boolean able = !cxx || compiler.capabilities().cxx();
      if (able && compiler.runner().isEmpty() && compiler.levels().contains(LEVEL)) {
        for (Sanitizer sanitizer : List.copyOf(open)) {
          if (compiler.capabilities().sanitizers().contains(sanitizer)) {
            open.remove(sanitizer);
            chosen.add(
                new Configuration(
                    compiler,
                    LEVEL,
                    List.of("-fsanitize=" + sanitizer.spelling()),
                    Purpose.SANITIZE));
          }
        }
      }
    }
    return List.copyOf(chosen);
  }
}
