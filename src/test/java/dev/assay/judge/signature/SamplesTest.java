package dev.assay.judge.signature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.assay.compile.classify.Classification;
import dev.assay.compile.classify.Classifier;
import dev.assay.compile.classify.Transcript;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What compilers really say is understood: each sample has its class and its key. */
final class SamplesTest {
  private static final Pattern ABSOLUTE_PATH = Pattern.compile("(^|[\\s('\"])/\\w+/");
  private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-f]{9,}");

  @TestFactory
  Stream<DynamicTest> classes() {
    return Sample.all().stream()
        .filter(sample -> !sample.expected().get("class").equals("given"))
        .map(sample ->
            dynamicTest(
                sample.name(),
                () -> assertEquals(sample.expected().get("class"), classOf(sample))));
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    return keyed()
        .map(sample ->
            dynamicTest(
                sample.name(), () -> assertEquals(sample.expected().get("key"), key(sample))));
  }

  @TestFactory
  Stream<DynamicTest> keysHoldNothingOfTheTestOrTheMachine() {
    return keyed().map(sample -> dynamicTest(sample.name(), () -> assertStable(sample)));
  }

  @TestFactory
  Stream<DynamicTest> keysAreTheSameForOtherAddressesAndFolders() {
    return keyed()
        .map(sample ->
            dynamicTest(sample.name(), () -> assertEquals(key(sample), key(moved(sample)))));
  }

  @TestFactory
  Stream<DynamicTest> normalisingTwiceChangesNothing() {
    return Sample.all().stream()
        .map(sample ->
            dynamicTest(
                sample.name(),
                () ->
                    Transcript.readable(sample.text())
                        .lines()
                        .forEach(line -> assertIdempotent(line, sample.names()))));
  }

  private static void assertIdempotent(String line, Names names) {
    String once = Normal.message(line, names);
    assertEquals(once, Normal.message(once, names));
    assertEquals(Normal.place(line), Normal.place(Normal.place(line)));
  }

  private static Stream<Sample> keyed() {
    List<Sample> samples =
        Sample.all().stream().filter(sample -> sample.expected().containsKey("key")).toList();
    assertTrue(samples.size() > 40, "the samples are there");
    return samples.stream();
  }

  private static String classOf(Sample sample) {
    return switch (Classifier.classify(sample.completed(), sample.family())) {
      case Classification.Built() -> "built";
      case Classification.Crashed() -> "crashed";
      case Classification.Hung() -> "hung";
      case Classification.Rejected() -> "rejected";
      case Classification.BadFlags() -> "badflags";
      case Classification.OutOfResources(String resource) -> "lack " + resource;
    };
  }

  private static String key(Sample sample) {
    String said = Transcript.of(sample.completed());
    return sample.expected().get("class").equals("rejected")
        ? RefusalKey.of(said, sample.names())
        : CrashKey.of(said, sample.names());
  }

  private static void assertStable(Sample sample) {
    String key = key(sample);
    assertFalse(ABSOLUTE_PATH.matcher(key).find(), key);
    assertFalse(ADDRESS.matcher(key).find(), key);
    for (String name : sample.names().words()) {
      if (name.length() > 1) {
        assertFalse(
            Pattern.compile("['@`]" + Pattern.quote(name) + "\\b").matcher(key).find(), key);
      }
    }
  }

  /** The same words on a machine where programs and temporary files are elsewhere. */
  private static Sample moved(Sample sample) {
    String text =
        sample
            .text()
            .replaceAll("0x00007f[0-9a-f]{6}", "0x00007abcdef1")
            .replaceAll("/tmp/", "/var/scratch/run-7/")
            .replaceAll("\\bcc\\w{6}\\.s\\b", "ccZZZZZZ.s");
    return new Sample(sample.name(), sample.expected(), text);
  }
}
