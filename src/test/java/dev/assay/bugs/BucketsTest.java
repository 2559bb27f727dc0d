package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Bugs of one cause are one, unless people say otherwise. */
final class BucketsTest {
  private static final List<String> LOOP = List.of("array", "loop", "shift");

  @Test
  void wrongCodeOfOnePassLevelsAndShapeIsOne() {
    assertEquals(
        "a b | c | d | e",
        grouped(
            List.of(),
            wrong("a", "tree-vrp1", List.of("-O2", "-O3"), LOOP),
            wrong("b", "tree-vrp2", List.of("-O2"), List.of("array", "loop")),
            wrong("c", "tree-ccp1", List.of("-O2", "-O3"), LOOP),
            wrong("d", "tree-vrp1", List.of("-O1"), LOOP),
            wrong("e", "tree-vrp1", List.of("-O2", "-O3"), List.of("float", "union"))));
  }

  @Test
  void whatWasNotLookedAtIsAlone() {
    Bucket.Member one = new Bucket.Member(bug("a", "gcc-12"), none(), none(), none());
    Bucket.Member other = new Bucket.Member(bug("b", "gcc-12"), none(), none(), none());
    assertEquals("a | b", grouped(List.of(), one, other));
  }

  @Test
  void anotherReleaseIsTheSameIfItShowsTheOthersProgram() {
    Bucket.Member eleven =
        new Bucket.Member(
            bug("b", "gcc-11"),
            Optional.of(triage("tree-vrp1", List.of("-O2"), LOOP)),
            none(),
            none());
    assertEquals("a b", grouped(List.of(), wrong("a", "tree-vrp1", List.of("-O2"), LOOP), eleven));
    Bucket.Member ten =
        new Bucket.Member(
            bug("b", "gcc-10"),
            Optional.of(
                new Triage(
                    triage("tree-vrp1", List.of("-O2"), LOOP).blames(),
                    List.of(),
                    List.of(new AffectedVersion("gcc-10", "10.2", List.of("-O2"), true)),
                    LOOP,
                    List.of(),
                    List.of(),
                    1)),
            none(),
            none());
    assertEquals("a | b", grouped(List.of(), wrong("a", "tree-vrp1", List.of("-O2"), LOOP), ten));
  }

  @Test
  void peopleKnowBetter() {
    Bucket.Member a = wrong("a", "tree-vrp1", List.of("-O2"), LOOP);
    Bucket.Member b = wrong("b", "tree-vrp1", List.of("-O2"), LOOP);
    Bucket.Member c = wrong("c", "rtl-combine", List.of("-O2"), LOOP);
    assertEquals("a b | c", grouped(List.of(), a, b, c));
    assertEquals(
        "a c | b",
        grouped(List.of(new Regrouping("b", "a", false), new Regrouping("a", "c", true)), a, b, c));
  }

  @Test
  void theSmallestProgramIsTheBest() {
    var big = new ExampleKey("a", 1, 2, true);
    var small = new ExampleKey("b", 1, 3, true);
    Triage same = triage("tree-vrp1", List.of("-O2"), LOOP);
    Bucket bucket =
        Buckets.of(
                List.of(
                    new Bucket.Member(
                        bug("a", "gcc-12"), Optional.of(same), Optional.of(90), Optional.of(big)),
                    new Bucket.Member(
                        bug("b", "gcc-12"),
                        Optional.of(same),
                        Optional.of(40),
                        Optional.of(small))),
                List.of())
            .getFirst();
    assertEquals(Optional.of(small), bucket.best());
    assertEquals(Optional.of(40), bucket.tokens());
    assertEquals("a", bucket.leader().id());
    assertEquals("tree-vrp1", bucket.blame().orElseThrow().name());
  }

  private static String grouped(List<Regrouping> decisions, Bucket.Member... members) {
    return String.join(
        " | ",
        Buckets.of(List.of(members), decisions).stream()
            .map(bucket -> String.join(" ", bucket.bugs().stream().map(Bug::id).toList()))
            .toList());
  }

  private static <T> Optional<T> none() {
    return Optional.empty();
  }

  private static Bucket.Member wrong(
      String id, String pass, List<String> levels, List<String> features) {
    return new Bucket.Member(
        bug(id, "gcc-12"), Optional.of(triage(pass, levels, features)), none(), none());
  }

  private static Triage triage(String pass, List<String> levels, List<String> features) {
    return new Triage(
        List.of(new Blame(Blame.Kind.PASS, pass, none(), List.of(), List.of(), "")),
        List.of(),
        Stream.of("gcc-11", "gcc-12")
            .map(name -> new AffectedVersion(name, name, levels, true))
            .toList(),
        features,
        List.of(),
        List.of(),
        1);
  }

  private static Bug bug(String id, String compiler) {
    var sighting = new Sighting(1, 1, new Origin("exact", new Seed(1), ""), Samples.TIME);
    return new Bug(
        id,
        new Signature(BugClass.WRONG_OUTPUT, compiler, "wrong stdout " + id),
        compiler,
        "",
        "",
        List.of(),
        1,
        sighting,
        Samples.TIME,
        BugState.NEW,
        "",
        true,
        "interpreter",
        "0.1.0");
  }
}
