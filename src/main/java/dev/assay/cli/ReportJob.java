package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.Reduced;
import dev.assay.bugs.Triage;
import dev.assay.bugs.examine.Bench;
import dev.assay.bugs.examine.Examiner;
import dev.assay.bugs.known.Likeness;
import dev.assay.bugs.report.Examined;
import dev.assay.bugs.report.Format;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.Titles;
import dev.assay.bugs.report.html.Rendering;
import dev.assay.bugs.report.html.Site;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.compile.Compiler;
import dev.assay.compile.process.Scratch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gathers what there is to tell of bugs, and writes it where it is wanted. */
record ReportJob(
    Streams streams,
    BugCatalog catalog,
    Optional<Format> wanted,
    Optional<Path> out,
    boolean json,
    boolean site) {

  int write(List<Bug> bugs, Optional<Workshop> workshop) {
    var inputs = new ArrayList<ReportInput>();
    for (Bug bug : bugs.stream().sorted(BugsTable.ORDER).toList()) {
      input(bug)
          .map(input -> examined(input, workshop))
          .ifPresentOrElse(
              inputs::add,
              () -> streams.err().println("assay: the program of " + bug.id() + " is not stored"));
    }
    try {
      if (site) {
        writeSite(inputs);
      } else {
        for (ReportInput input : inputs) {
          writeOne(input, inputs.size() > 1);
        }
      }
      return ExitCode.FINE;
    } catch (IOException e) {
      streams.err().println("assay: cannot write " + e.getMessage());
      return ExitCode.MACHINE_LACKS;
    }
  }

  private Optional<ReportInput> input(Bug bug) {
    Triage triage = catalog.triage(bug).orElse(Triage.NOTHING);
    Optional<Reduced> reduced = catalog.reduced(bug);
    return reduced
        .map(small -> ReportInput.of(bug, small, triage))
        .or(() ->
            catalog
                .example(bug)
                .filter(example -> !example.runs().isEmpty())
                .map(example -> ReportInput.of(bug, example, triage)))
        .map(input -> input.likely(Likeness.told(triage)));
  }

  private ReportInput examined(ReportInput input, Optional<Workshop> workshop) {
    if (workshop.isEmpty()) {
      return input;
    }
    String name = input.bad().way().compiler();
    Optional<Compiler> compiler =
        workshop.get().all().stream().filter(c -> c.name().equals(name)).findFirst();
    if (compiler.isEmpty()) {
      streams.err().println("assay: " + name + " is not there: telling only what is stored");
      return input;
    }
    try (Scratch scratch = workshop.get().runner().scratch();
        Notice _ = Notice.of(streams.err(), "trying " + input.bug().id() + " ...")) {
      var bench = new Bench(workshop.get().runner(), scratch, workshop.get().all());
      Examined examined = Examiner.examine(bench, input, compiler.get());
      return input.with(examined);
    }
  }

  private void writeSite(List<ReportInput> inputs) throws IOException {
    Path folder = out.orElseThrow();
    ReportWriter.write(folder, Site.files(inputs));
    if (json) {
      inputs.forEach(input -> streams.out().println(line(input, Format.HTML, folder, Map.of())));
    } else {
      streams
          .out()
          .println(
              inputs.size()
                  + " bug"
                  + (inputs.size() == 1 ? "" : "s")
                  + ": "
                  + folder.resolve("index.html"));
    }
  }

  private void writeOne(ReportInput input, boolean several) throws IOException {
    Format format = wanted.orElseGet(() -> Format.forCompiler(input.bug().version()));
    Optional<Path> folder = out.map(path -> several ? path.resolve(input.bug().id()) : path);
    Map<String, byte[]> files = Rendering.files(input, format);
    if (folder.isPresent()) {
      ReportWriter.write(folder.get(), files);
    }
    if (json) {
      streams.out().println(line(input, format, folder.orElse(Path.of("")), files));
    } else if (format != Format.HTML) {
      streams.out().print(Visible.of(Rendering.of(input, format)));
    } else {
      streams.out().println(folder.orElseThrow().resolve(format.file()));
    }
  }

  private static JsonLine line(
      ReportInput input, Format format, Path folder, Map<String, byte[]> files) {
    return new JsonLine()
        .put("id", input.bug().id())
        .put("title", Titles.plain(input))
        .put("format", format.spelling())
        .put("folder", folder.toString())
        .put("files", List.copyOf(files.keySet()))
        .put("commands", input.invocation().lines())
        .put("first-wrong", input.examined().firstWrong().map(FirstWrong::toString).orElse(""))
        .put("tests", input.examined().tests().stream().map(test -> test.path()).toList())
        .put("remarks", input.examined().remarks());
  }
}
