package dev.assay.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay corpus}: the programs that a grey-box campaign has collected. */
@Command(
    name = "corpus",
    description = "Shows, exports and distils the programs of grey-box campaigns.",
    footer = {
      "",
      "stats      what the mutators of a campaign have done, and how large its corpus is",
      "export     writes the corpus of a campaign as C files: DIR can be another campaign's"
          + " --corpus,",
      "           or be given to any other compiler",
      "minimise   copies those programs of a folder that together show what all show, few and"
          + " small",
      "",
      "Exit code: 0 fine; 2 wrong use, or there is nothing to read; 3 no compiler that tells.",
      "",
      "Examples:",
      "  assay corpus stats --store nightly",
      "  assay corpus export --store nightly -o programs",
      "  assay corpus minimise programs -o few --proxies gcc-12,clang-14"
    })
final class CorpusCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..2",
      paramLabel = "stats|export|minimise FOLDER",
      description = "What to do.")
  private List<String> words = List.of();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Folder to write to.")
  private Optional<Path> target = Optional.empty();

  @Mixin private StoreOption store;

  @Mixin private CompilerOptions compilers;

  @Mixin private FeedbackOptions feedback;

  CorpusCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var job = new CorpusJob(streams, store.folder());
    return switch (words.getFirst()) {
      case "stats" -> {
        if (target.isPresent()) {
          throw wrongUse("stats writes no files; --store says where the corpus is");
        }
        yield job.stats();
      }
      case "export" -> job.export(target());
      case "minimise", "minimize" -> {
        if (words.size() < 2) {
          throw wrongUse("minimise needs a folder of C files");
        }
        yield new CorpusMinimising(streams, compilers, feedback.wish())
            .run(Path.of(words.get(1)), target());
      }
      default -> throw wrongUse("'" + words.getFirst() + "': there are stats, export, minimise");
    };
  }

  private Path target() {
    return target.orElseThrow(() -> wrongUse("name a folder to write to: -o DIR"));
  }

  private CommandLine.ParameterException wrongUse(String message) {
    return new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
