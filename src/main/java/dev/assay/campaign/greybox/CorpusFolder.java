package dev.assay.campaign.greybox;

import dev.assay.c.parse.SourceText;
import dev.assay.compile.feedback.Features;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The programs of a campaign's corpus that it has made, on disk.
 *
 * <pre>
 * assay-out/corpus/1/       campaign 1
 *   123.c                   the program of trial 123, which showed something new
 *   123.features            how it came to be, and what it showed; written last
 * </pre>
 */
public record CorpusFolder(Path folder) {
  private static final Pattern NAME = Pattern.compile("([0-9]{1,18})\\.features");

  /** That of a campaign in its folder. */
  public static CorpusFolder of(Path out, long campaign) {
    return new CorpusFolder(out.resolve("corpus").resolve("" + campaign));
  }

  /** Keeps a program; the same again if it was there. */
  void keep(CorpusProgram program) throws IOException {
    Files.createDirectories(folder);
    write(program.trial() + ".c", SourceText.encode(program.text()));
    String facts = program.lineage() + "\n" + program.features() + "\n";
    write(program.trial() + ".features", facts.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String name, byte[] content) throws IOException {
    Path fresh = folder.resolve(name + ".new");
    Files.write(fresh, content);
    Files.move(
        fresh,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** All that are whole, in the order of their trials. */
  public List<CorpusProgram> programs() throws IOException {
    var found = new ArrayList<CorpusProgram>();
    if (Files.isDirectory(folder)) {
      for (long trial : trials()) {
        read(trial).ifPresent(found::add);
      }
    }
    return found;
  }

  private List<Long> trials() throws IOException {
    try (var files = Files.list(folder)) {
      return files
          .map(file -> NAME.matcher(file.getFileName().toString()))
          .filter(Matcher::matches)
          .map(match -> Long.valueOf(match.group(1)))
          .sorted()
          .toList();
    }
  }

  private Optional<CorpusProgram> read(long trial) throws IOException {
    List<String> facts = Files.readAllLines(folder.resolve(trial + ".features"));
    Path file = folder.resolve(trial + ".c");
    if (facts.size() < 2 || !Files.exists(file)) {
      return Optional.empty();
    }
    String text = SourceText.decode(Files.readAllBytes(file));
    return Lineage.parse(facts.get(0))
        .flatMap(lineage ->
            Features.parse(facts.get(1))
                .map(features -> new CorpusProgram(trial, lineage, text, features)));
  }
}
