package dev.assay.campaign.greybox;

import dev.assay.campaign.source.FolderSource;
import dev.assay.campaign.source.LocalIncludes;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.Size;
import dev.assay.mutate.SourceFile;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where the programs come from that nobody mutated: those that come with Assay, some of our
 * generator's, and a folder of the user's.
 *
 * @param ours whether those of ours are wanted, too
 */
public record RootFiles(Optional<Path> folder, boolean ours) {
  private static final String STARTER = "starter/";
  private static final String EXACT = "exact/";
  private static final int GENERATED = 24;

  /** The names of all, in a fixed order. */
  public List<String> names() throws IOException {
    Stream<String> own = folder.isEmpty() ? Stream.of() : below(folder.get()).stream();
    if (!ours) {
      return own.toList();
    }
    Stream<String> starter = StarterCorpus.programs().stream().map(file -> STARTER + file.name());
    Stream<String> exact = IntStream.rangeClosed(1, GENERATED).mapToObj(seed -> EXACT + seed);
    return Stream.of(own, starter, exact).flatMap(names -> names).toList();
  }

  private static List<String> below(Path folder) throws IOException {
    return FolderSource.of(folder).files().stream()
        .map(file -> folder.relativize(file).toString())
        .toList();
  }

  /** The file of a name with what it includes, or nothing if there is none. */
  List<SourceFile> files(String name) throws IOException {
    if (folder.isPresent() && Files.isRegularFile(folder.get().resolve(name))) {
      return LocalIncludes.of(folder.get().resolve(name));
    }
    if (name.startsWith(EXACT) && name.substring(EXACT.length()).matches("[0-9]{1,9}")) {
      return generated(Long.parseLong(name.substring(EXACT.length())));
    }
    return StarterCorpus.programs().stream()
        .filter(file -> name.equals(STARTER + file.name()))
        .toList();
  }

  private static List<SourceFile> generated(long seed) {
    ExactOptions plain = ExactOptions.DEFAULT;
    var small =
        new ExactOptions(
            plain.target(),
            Size.SMALL,
            1,
            plain.barrier(),
            plain.values(),
            1,
            plain.floats(),
            plain.policy());
    return new ExactGenerator(small)
        .generate(new Seed(seed)).files().stream()
            .map(file -> new SourceFile(file.name(), file.text()))
            .toList();
  }
}
