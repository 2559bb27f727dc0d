package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.c.parse.SourceText;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay show}: everything about a bug. */
@Command(
    name = "show",
    description = "Tells everything about a bug.",
    footer = {
      "",
      "Exit code: 0 shown; 2 wrong use, or there is no such bug.",
      "",
      "JSON: one object a line for each bug, with the keys of 'assay bugs --json' and examples,",
      "expected, expected-exit and runs, a list of compiler, level, flags, command, result,"
          + " status,",
      "stdout, messages.",
      "",
      "Example:",
      "  assay show 7f3a"
    })
final class ShowCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(arity = "1..*", paramLabel = "ID", description = "Bugs, as 'assay bugs' names them.")
  private List<String> ids = List.of();

  @Option(names = "--json", description = "Print one JSON object a line for each bug.")
  private boolean json;

  @Option(
      names = "--raw",
      description =
          "Tell what programs and compilers print byte by byte (default: control characters and"
              + " bytes that are no text are shown as in C: \\033).")
  private boolean raw;

  @Mixin private StoreOption store;

  ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return new BugLookup(streams).with(store, ids, this::show);
  }

  private int show(BugCatalog catalog, List<Bug> bugs) {
    for (int i = 0; i < bugs.size(); i++) {
      Bug bug = bugs.get(i);
      if (json) {
        streams.out().println(BugJson.of(bug, catalog, catalog.example(bug)));
      } else {
        String text = (i == 0 ? "" : "\n") + ShowText.of(bug, catalog, raw);
        streams.out().writeBytes(SourceText.encode(text));
      }
    }
    return ExitCode.FINE;
  }
}
