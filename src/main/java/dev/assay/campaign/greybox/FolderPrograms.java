package dev.assay.campaign.greybox;

import dev.assay.c.Standard;
import dev.assay.campaign.source.FolderSource;
import dev.assay.campaign.source.LocalIncludes;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.find.Parallel;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The C files of a folder as they are, with what they show; nothing need be understood of them but
 * by the compilers.
 */
public record FolderPrograms(FeatureMeter meter, FeatureCache cache, Supplier<Scratch> scratches) {
  /** What was found, and what compilers do not take. */
  public Roots.Loaded below(Path folder) throws IOException {
    var programs = new ArrayList<CorpusProgram>();
    var deadly = new ArrayList<CorpusProgram>();
    var left = new ArrayList<String>();
    List<Path> files = FolderSource.of(folder).files();
    List<FeatureMeter.Measured> measured = Parallel.map(files.size(), i -> measured(files.get(i)));
    for (int i = 0; i < files.size(); i++) {
      String name = folder.relativize(files.get(i)).toString();
      switch (measured.get(i)) {
        case FeatureMeter.Measured.Seen(var features, var _) ->
            programs.add(CorpusProgram.root(name, text(files.get(i)), features));
        case FeatureMeter.Measured.Refused(String reason, var _) -> left.add(name + ": " + reason);
        case FeatureMeter.Measured.Died _ ->
            deadly.add(CorpusProgram.root(name, text(files.get(i)), Features.NONE));
      }
    }
    return new Roots.Loaded(programs, deadly, left);
  }

  private FeatureMeter.Measured measured(Path file) {
    try (Scratch scratch = scratches.get()) {
      TestCase test =
          TestCase.of(
              new Origin("folder", new Seed(0), file.toString()),
              Standard.DEFAULT,
              LocalIncludes.of(file),
              List.of());
      return cache.of(test, meter, scratch);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
