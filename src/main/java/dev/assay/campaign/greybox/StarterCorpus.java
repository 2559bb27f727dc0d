package dev.assay.campaign.greybox;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

final class StarterCorpus {
  private static final String FOLDER = "/dev/assay/corpus/";

  private StarterCorpus() {}

  static List<SourceFile> programs() {
    return read("index.txt").lines().map(name -> new SourceFile(name, read(name))).toList();
  }

  private static String read(String name) {
    try (InputStream in = StarterCorpus.class.getResourceAsStream(FOLDER + name)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
