package dev.assay.campaign.greybox;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The small programs over all features of C that come with Assay, one theme each. */
public final class StarterCorpus {
  private static final String FOLDER = "/dev/assay/corpus/";

  /** What is in a folder of a jar cannot be asked, so this file names the programs in order. */
  private static final String INDEX = "index.txt";

  private StarterCorpus() {}

  /** All of them, always in the same order. */
  public static List<SourceFile> programs() {
    return text(INDEX).lines().map(name -> new SourceFile(name, text(name))).toList();
  }

  private static String text(String name) {
    try (InputStream stream = StarterCorpus.class.getResourceAsStream(FOLDER + name)) {
      return new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
