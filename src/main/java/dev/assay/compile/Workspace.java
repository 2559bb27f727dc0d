package dev.assay.compile;

import dev.assay.compile.process.Scratch;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The folder in which one configuration works on one test case. */
public record Workspace(Scratch scratch) {
  private static final long LARGEST_OBJECT = 1L << 28;

  Path folder() {
    return scratch.folder();
  }

  /** Empties the folder and puts the test's files there, whatever an earlier compiler did to it. */
  public void prepare(TestCase test) {
    scratch.clear();
    var below = new TreeMap<String, byte[]>();
    for (SourceFile file : test.files()) {
      byte[] content = file.text().getBytes(StandardCharsets.ISO_8859_1);
      if (file.name().contains("/")) {
        below.put(file.name(), content);
      } else {
        scratch.write(file.name(), content);
      }
    }
    if (!below.isEmpty()) {
      scratch.writeBelow(below);
    }
  }

  /** A digest of the files together; empty if one is missing, unreadable or empty. */
  Optional<String> digest(List<String> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String file : files) {
        Optional<byte[]> bytes = scratch.read(file, LARGEST_OBJECT);
        if (bytes.isEmpty() || bytes.get().length == 0) {
          return Optional.empty();
        }
        digest.update(bytes.get());
      }
      return Optional.of(HexFormat.of().formatHex(digest.digest(), 0, 16));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
