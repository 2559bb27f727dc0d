package dev.assay.cli;

import dev.assay.campaign.greybox.CorpusProgram;
import dev.assay.campaign.greybox.Distillation;
import dev.assay.campaign.greybox.FeatureCache;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.FolderPrograms;
import dev.assay.campaign.greybox.Roots;
import dev.assay.compile.CacheFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Copies the programs of a folder that together show what all of them show. */
record CorpusMinimising(Streams streams, CompilerOptions options, FeedbackWish feedback) {

  int run(Path folder, Path target) {
    if (!Files.isDirectory(folder)) {
      return fail(ExitCode.WRONG_USE, "no folder " + folder);
    }
    return switch (Workshop.open(options, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> fail(exit, message);
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield switch (FeedbackMeters.choose(workshop, feedback)) {
            case FeedbackMeters.Choice.Impossible(int exit, String message) -> fail(exit, message);
            case FeedbackMeters.Choice.Ready(FeatureMeter meter) ->
                minimise(folder, target, programs(workshop, meter));
          };
        }
      }
    };
  }

  static FolderPrograms programs(Workshop workshop, FeatureMeter meter) {
    return new FolderPrograms(
        meter,
        new FeatureCache(Optional.of(CacheFolder.of("features"))),
        workshop.runner()::scratch);
  }

  private int minimise(Path folder, Path target, FolderPrograms programs) {
    try {
      Roots.Loaded found = programs.below(folder);
      found.left().forEach(problem -> streams.err().println("assay: left out: " + problem));
      found
          .deadly()
          .forEach(program ->
              streams
                  .err()
                  .println(
                      "assay: left out: "
                          + program.lineage().root()
                          + ": a compiler crashed or hung; 'assay check "
                          + folder.resolve(program.lineage().root())
                          + "' shows which"));
      if (found.programs().isEmpty()) {
        return fail(ExitCode.WRONG_USE, "no C file below " + folder + " compiles");
      }
      List<CorpusProgram> few = Distillation.of(found.programs());
      for (CorpusProgram program : few) {
        Path file = target.resolve(program.lineage().root());
        Files.createDirectories(file.getParent());
        Files.writeString(file, program.text(), StandardCharsets.ISO_8859_1);
      }
      streams
          .out()
          .println(
              few.size()
                  + " of "
                  + found.programs().size()
                  + " programs show the same "
                  + features(found.programs())
                  + " features; they are in "
                  + target);
      return ExitCode.FINE;
    } catch (IOException e) {
      return fail(ExitCode.WRONG_USE, e.getMessage());
    }
  }

  private static long features(List<CorpusProgram> programs) {
    return programs.stream().flatMapToLong(p -> p.features().stream()).distinct().count();
  }

  private int fail(int exit, String message) {
    streams.err().println("assay: " + message);
    streams.err().flush();
    return exit;
  }
}
