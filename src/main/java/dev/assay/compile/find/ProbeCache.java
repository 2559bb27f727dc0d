package dev.assay.compile.find;

import dev.assay.compile.CacheFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Texts kept from one run to the next in one small file.
 *
 * <p>Losing it costs time and nothing else: a file that cannot be read is no file, one that cannot
 * be written is not written. It is replaced as a whole, so that two programs writing at once leave
 * one of their versions and never a mixture.
 *
 * @param fresh whether what is in the file is ignored
 * @param most how many entries of others are kept; keys never come back once a compiler changed
 */
public record ProbeCache(Path file, boolean fresh, int most) {
  private static final String HEADER = "assay-cache 1";

  /** What an entry belongs to. */
  public record Key(String digest) {
    public static Key of(List<String> parts) {
      try {
        var sha = MessageDigest.getInstance("SHA-256");
        byte[] hash = sha.digest(String.join("\0", parts).getBytes(StandardCharsets.UTF_8));
        return new Key(HexFormat.of().formatHex(hash, 0, 16));
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every Java has SHA-256", e);
      }
    }
  }

  /** What the file held. */
  public record Content(Map<String, String> entries) {
    public static final Content EMPTY = new Content(Map.of());

    public Content {
      entries = Map.copyOf(entries);
    }

    public Optional<String> get(Key key) {
      return Optional.ofNullable(entries.get(key.digest()));
    }
  }

  /** What is to be kept. */
  public static final class Addition {
    private final Map<String, String> entries = new TreeMap<>();

    public void put(Key key, String text) {
      entries.put(key.digest(), text);
    }
  }

  /** The file of that name in the user's folder for such files. */
  public static ProbeCache ofUser(String name, int most) {
    return new ProbeCache(CacheFolder.of(name), false, most);
  }

  /** Ignores what is there, but keeps it. */
  public ProbeCache emptied() {
    return new ProbeCache(file, true, most);
  }

  public Content read() {
    if (fresh) {
      return Content.EMPTY;
    }
    try {
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
        return Content.EMPTY;
      }
      var entries = new TreeMap<String, String>();
      for (String line : lines.subList(1, lines.size())) {
        String[] parts = line.split(" ", 3);
        // The sum catches an entry that was cut short or changed by accident.
        if (parts.length == 3 && parts[1].equals(sum(parts[2]))) {
          entries.put(parts[0], unescape(parts[2]));
        }
      }
      return new Content(entries);
    } catch (IOException | RuntimeException _) {
      return Content.EMPTY;
    }
  }

  /** Keeps the additions, beside what was there; silently does nothing where it cannot. */
  public void add(Addition addition, Content known) {
    if (known.entries().entrySet().containsAll(addition.entries.entrySet())) {
      return;
    }
    var all = new TreeMap<>(addition.entries);
    new ProbeCache(file, false, most)
        .read().entries().entrySet().stream()
            .limit(most)
            .forEach(entry -> all.putIfAbsent(entry.getKey(), entry.getValue()));
    var text = new StringBuilder(HEADER).append('\n');
    all.forEach((key, value) -> {
      String line = escape(value);
      text.append(key).append(' ').append(sum(line)).append(' ').append(line).append('\n');
    });
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Path other = Files.createTempFile(file.toAbsolutePath().getParent(), "new-", ".tmp");
      Files.writeString(other, text, StandardCharsets.UTF_8);
      Files.move(other, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException _) {
      return;
    }
  }

  private static String sum(String text) {
    return Integer.toHexString(text.hashCode());
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String unescape(String text) {
    var result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        char next = text.charAt(++i);
        result.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
      } else {
        result.append(c);
      }
    }
    return result.toString();
  }
}
