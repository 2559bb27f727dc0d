package dev.assay.reduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Standard;
import dev.assay.c.edit.Replacement;
import dev.assay.interpret.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** As many edits are made as can be made, in few tries. */
final class ListMinimizerTest {
  private static final int FUNCTIONS = 64;

  private static final Pattern NAME = Pattern.compile("v\\d+");

  private record Outcome(String text, long asked, List<Size> sizes) {}

  private static Subject subject() {
    var text = new StringBuilder();
    for (int i = 0; i < FUNCTIONS; i++) {
      text.append("void v").append(i).append("(void) {}\n");
    }
    return ((Subject.Read.Fine)
            Subject.of("t.c", text.toString(), DataModel.LP64, Standard.DEFAULT))
        .subject();
  }

  /** One edit a function, which removes it. */
  private static List<Edit> removals(Subject subject) {
    var edits = new ArrayList<Edit>();
    for (Decl decl : subject.units().getFirst().program().declarations()) {
      edits.add(new Edit("remove", Replacement.remove(decl)));
    }
    return edits;
  }

  private static Outcome minimised(Predicate<String> interest, int jobs, boolean stopped) {
    Subject subject = subject();
    try (var pool = Executors.newFixedThreadPool(jobs)) {
      var candidates = new Candidates(s -> interest.test(s.text()), pool);
      var options = new ReductionOptions(List.of(), jobs, Limits.DEFAULT, () -> stopped);
      var sizes = new ArrayList<Size>();
      var minimizer =
          new ListMinimizer(
              candidates, options, subject, found -> sizes.add(found.size()), () -> {});
      Subject least = minimizer.minimised(removals(subject));
      return new Outcome(least.text(), candidates.tries().asked(), sizes);
    }
  }

  @Test
  void allAtOnceIfAllCanGo() {
    Outcome outcome = minimised(_ -> true, 1, false);
    assertEquals("", outcome.text().strip());
    assertEquals(1, outcome.asked());
  }

  @Test
  void whatIsNeededStays() {
    Outcome outcome = minimised(t -> t.contains("v7(") && t.contains("v40("), 1, false);
    assertEquals(List.of("v7", "v40"), words(outcome));
    assertTrue(outcome.asked() < FUNCTIONS / 2, () -> outcome.asked() + " asked");
  }

  private static List<String> words(Outcome outcome) {
    return NAME.matcher(outcome.text()).results().map(MatchResult::group).toList();
  }

  @Test
  void theNumberOfJobsDoesNotMatter() {
    Predicate<String> even = t -> NAME.matcher(t).results().count() % 2 == 0;
    Predicate<String> interest = t -> even.test(t) && t.contains("v3(") && t.contains("v50(");
    assertEquals(minimised(interest, 1, false).text(), minimised(interest, 5, false).text());
  }

  @Test
  void eachSubjectIsSmallerThanThatBefore() {
    List<Size> sizes = minimised(t -> t.contains("v7(") && t.contains("v8("), 2, false).sizes();
    for (int i = 1; i < sizes.size(); i++) {
      assertTrue(sizes.get(i).isLessThan(sizes.get(i - 1)));
    }
  }

  @Test
  void nothingIsAskedAfterTheEnd() {
    Outcome outcome = minimised(_ -> true, 1, true);
    assertEquals(0, outcome.asked());
    assertEquals(FUNCTIONS, words(outcome).size());
  }

  @Test
  void editsOfWhatIsGoneAreNotTried() {
    Subject subject = subject();
    Decl first = subject.units().getFirst().program().declarations().getFirst();
    var gone = List.of(new Edit("remove", Replacement.remove(first)));
    List<Edit> all = removals(subject);
    assertEquals(all.subList(1, FUNCTIONS), Reached.of(subject, gone).still(all));
  }
}
