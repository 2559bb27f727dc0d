package dev.assay.reduce.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Size;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.random.Seed;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Interest;
import dev.assay.reduce.Meaning;
import dev.assay.reduce.Observations;
import dev.assay.reduce.Reducer;
import dev.assay.reduce.Reduction;
import dev.assay.reduce.ReductionOptions;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.ReductionProgress;
import dev.assay.reduce.Subject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for all passes: valid programs stay valid, reductions end, programs never grow. */
final class PassesTest {
  /** So many of all edits are tried on generated programs, and so many candidates by gcc. */
  private static final int TRIED = 300;

  private static final int COMPILED = 60;

  @TempDir private Path folder;

  @Test
  void everyEditOfEveryConstructLeadsToAValidProgramOrToNone() throws Exception {
    check(Proposals.subject(constructs()), Integer.MAX_VALUE);
  }

  @Test
  void editsOfGeneratedProgramsLeadToValidProgramsOrToNone() throws Exception {
    check(generated(3), TRIED);
  }

  private void check(Subject subject, int most) throws Exception {
    var candidates = new ArrayList<Candidate>();
    for (ReductionPass pass : Passes.all()) {
      List<Edit> edits = pass.edits(subject, Observations.lazily(subject, Proposals.LIMITS));
      int step = 1 + edits.size() * Passes.all().size() / most;
      for (int i = 0; i < edits.size(); i += step) {
        Edit edit = edits.get(i);
        subject
            .with(List.of(edit))
            .ifPresent(changed -> {
              assertReadsItself(changed, pass.name() + ": " + edit.what());
              candidates.add(new Candidate(pass.name() + ": " + edit.what(), changed.text()));
            });
      }
    }
    assertTrue(candidates.size() > Passes.all().size(), "only " + candidates.size() + " edits");
    int step = 1 + candidates.size() / COMPILED;
    var sample = new ArrayList<Candidate>();
    for (int i = 0; i < candidates.size(); i += step) {
      sample.add(candidates.get(i));
    }
    assertEquals(
        List.of(),
        SyntaxByGcc.errors(sample.stream().map(Candidate::text).toList(), folder).stream()
            .map(error -> sample.get(Integer.parseInt(error.split("\\.", 2)[0])).what + error)
            .toList());
  }

  private record Candidate(String what, String text) {}

  private static void assertReadsItself(Subject subject, String what) {
    assertEquals(subject.text(), Proposals.subject(subject.text()).text(), what);
  }

  @Test
  void aReductionEndsWithTheSameForAnyNumberOfJobsAndNeverGrows() throws Exception {
    Subject subject = Proposals.subject(constructs());
    Interest interest = s -> s.text().contains("<<") && isDefined(s);
    Reduction alone = reduced(subject, interest, 1);
    assertTrue(alone.complete());
    assertTrue(alone.subject().text().contains("<<"));
    assertTrue(alone.subject().size().tokens() < 30, alone.subject().text());
    assertEquals(alone.subject().text(), reduced(subject, interest, 3).subject().text());
  }

  @Test
  void whatAProgramPrintsCanBeKept() throws Exception {
    Subject subject = Proposals.subject(constructs());
    Interest interest =
        s ->
            Meaning.of(s, Dialect.DEFAULT, Proposals.LIMITS) instanceof Execution.Finished f
                && f.stdout().contains("33.25");
    Reduction reduction = reduced(subject, interest, 1);
    assertTrue(interest.holds(reduction.subject()));
    assertTrue(reduction.subject().size().tokens() < 60, reduction.subject().text());
  }

  private static boolean isDefined(Subject subject) {
    return Meaning.of(subject, Dialect.DEFAULT, Proposals.LIMITS) instanceof Execution.Finished;
  }

  private static Reduction reduced(Subject subject, Interest interest, int jobs) {
    var options = new ReductionOptions(Passes.all(), jobs, Proposals.LIMITS, () -> false);
    return Reducer.reduce(subject, interest, options, new NeverGrows(subject));
  }

  /** Sees each subject that a reduction goes on with. */
  private static final class NeverGrows implements ReductionProgress {
    private Subject last;

    NeverGrows(Subject first) {
      this.last = first;
    }

    @Override
    public void begins(String pass, dev.assay.reduce.Size size, dev.assay.reduce.Tries tries) {}

    @Override
    public void tried(String pass, dev.assay.reduce.Size size, dev.assay.reduce.Tries tries) {}

    @Override
    public void found(Subject best, String pass, dev.assay.reduce.Tries tries) {
      assertTrue(best.size().isLessThan(last.size()), pass);
      last = best;
    }
  }

  @Test
  void eachPassHasANameOfItsOwn() {
    assertEquals(
        Passes.all().size(), Passes.all().stream().map(ReductionPass::name).distinct().count());
    for (ReductionPass pass : Passes.all()) {
      assertEquals(Optional.of(pass), Passes.find(pass.name()));
    }
  }

  private static String constructs() throws IOException {
    try (var stream = PassesTest.class.getResourceAsStream("/reduce/constructs.c")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Subject generated(long seed) throws Exception {
    ExactOptions o = ExactOptions.DEFAULT;
    var small =
        new ExactOptions(
            o.target(), Size.SMALL, 1, o.barrier(), o.values(), o.inputs(), o.floats(), o.policy());
    String text = new ExactGenerator(small).generate(new Seed(seed)).files().getFirst().text();
    return Proposals.subject(SyntaxByGcc.preprocessed(text, folder));
  }
}
