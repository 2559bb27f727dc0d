package dev.assay.cli;

import dev.assay.campaign.reduction.Handover;
import dev.assay.campaign.reduction.Specimen;
import dev.assay.compile.OtherReducer;
import dev.assay.compile.SearchPath;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets another reducer do the work, with our own test of interest. */
record ReduceHandover(ReduceJob job, Workshop workshop) {

  int run(Specimen specimen, ReduceOutput output, StopSwitch stop) {
    String tool = job.wish().how().tool().orElseThrow();
    Optional<Path> found = SearchPath.ofEnvironment().find(tool);
    if (found.isEmpty()) {
      return job.fail(
          ExitCode.MACHINE_LACKS,
          tool + " is not installed (Debian/Ubuntu: apt-get install " + tool + ")");
    }
    try (OtherReducer reducer = OtherReducer.in(found.get())) {
      Handover.Made made =
          stop.run(
              job.wish().how().budget(),
              () ->
                  Handover.of(
                      specimen, ReduceJob.tools(workshop), assay(), reducer.folder().toString()));
      return switch (made) {
        case Handover.Made.Impossible(String message) -> job.fail(ExitCode.WRONG_USE, message);
        case Handover.Made.Ready(Handover handover) ->
            run(specimen.test(), handover, reducer, output, stop);
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int run(
      TestCase test, Handover handover, OtherReducer reducer, ReduceOutput output, StopSwitch stop)
      throws IOException {
    reducer.prepare(handover.files(), handover.others(), Handover.SCRIPT, handover.script());
    boolean complete =
        stop.run(
            job.wish().how().budget(),
            () ->
                reducer.run(
                    handover.files().stream().map(SourceFile::name).toList(),
                    Handover.SCRIPT,
                    job.wish().how().jobs()));
    var files = new ArrayList<>(reducer.results(handover.files()));
    test.files().stream()
        .filter(file -> files.stream().noneMatch(f -> f.name().equals(file.name())))
        .forEach(files::add);
    var reduced =
        new TestCase(
            test.origin(), test.standard(), files, test.units(), test.flags(), test.expectation());
    output.write(reduced);
    job.streams()
        .out()
        .println(
            ReduceSummary.handedOver(
                job.wish().names().getFirst(),
                test,
                reduced,
                complete,
                output.place().toString(),
                job.wish().told().json()));
    job.streams().out().flush();
    return complete ? ExitCode.FINE : ReduceJob.ended(stop);
  }

  /** The words that start this very program again. */
  private static List<String> assay() {
    var words = new ArrayList<String>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--enable-native-access"))
        .forEach(words::add);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    return List.copyOf(words);
  }
}
