package dev.assay.cli;

import dev.assay.campaign.bench.Cvise;
import dev.assay.campaign.bench.ReduceCase;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Gathers what {@code assay bench reduce} needs. */
record ReduceBench(Streams streams, Workshop workshop, ReduceBenchOptions options, int jobs) {
  private static final String BUILT_IN = "/dev/assay/bench/reduce-cases.txt";

  int run() {
    SearchPath path = SearchPath.ofEnvironment();
    Optional<Path> csmith = path.find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (csmith.isEmpty() || headers.isEmpty()) {
      return fail(
          ExitCode.MACHINE_LACKS,
          "bench reduce needs Csmith (Debian/Ubuntu: apt-get install csmith libcsmith-dev)");
    }
    Optional<Path> program = options.isAlone() ? Optional.empty() : path.find("cvise");
    if (program.isEmpty() && !options.isAlone()) {
      fail(0, "C-Vise is not measured: it is missing (Debian/Ubuntu: apt-get install cvise)");
    }
    try {
      return switch (ReduceCase.parse(cases())) {
        case ReduceCase.Read.Wrong(int line, String message) ->
            fail(
                ExitCode.WRONG_USE,
                options.cases().map(Path::toString).orElse(BUILT_IN) + ":" + line + ": " + message);
        case ReduceCase.Read.Fine(var cases) ->
            new ReduceBenchJob(
                    streams,
                    workshop,
                    new CsmithSource(
                        csmith.get(), headers.get(), workshop.runner(), workshop.all()),
                    program.map(
                        found -> new Cvise(found, workshop.runner(), jobs, options.budget())),
                    jobs,
                    options.budget())
                .run(cases);
      };
    } catch (IOException e) {
      return fail(ExitCode.WRONG_USE, "--cases: cannot be read: " + e.getMessage());
    }
  }

  private String cases() throws IOException {
    if (options.cases().isPresent()) {
      return Files.readString(options.cases().get());
    }
    try (InputStream stream = ReduceBench.class.getResourceAsStream(BUILT_IN)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private int fail(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
