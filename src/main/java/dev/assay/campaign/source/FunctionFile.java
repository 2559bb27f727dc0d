package dev.assay.campaign.source;

import dev.assay.harvest.EntryFormat;
import dev.assay.harvest.FunctionEntry;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A database of functions on disk: compressed lines, in parts that are added one by one, so that
 * what a killed harvest leaves behind is whole up to its last file.
 */
public record FunctionFile(Path path) {
  /**
   * What is in one.
   *
   * @param functions by name; of one that was found twice the first
   * @param visited files that need not be harvested again
   * @param wrong how many lines were not understood
   */
  public record Content(Map<String, FunctionEntry> functions, Set<String> visited, int wrong) {}

  private static final String STARTER = "/dev/assay/harvest/starter.jsonl.gz";

  /** The functions that come with Assay. */
  public static List<FunctionEntry> starter() {
    try (InputStream stream = FunctionFile.class.getResourceAsStream(STARTER)) {
      return List.copyOf(content(lines(stream)).functions().values());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Empty if there is no such file. */
  public Content read() throws IOException {
    if (!Files.exists(path)) {
      return content(List.of());
    }
    try (InputStream stream = Files.newInputStream(path)) {
      return content(lines(stream));
    }
  }

  private static Content content(List<String> lines) {
    var functions = new LinkedHashMap<String, FunctionEntry>();
    Set<String> visited = new HashSet<>();
    int wrong = 0;
    for (String line : lines) {
      switch (EntryFormat.read(line)) {
        case EntryFormat.Line.Function(FunctionEntry entry) ->
            functions.putIfAbsent(entry.name(), entry);
        case EntryFormat.Line.Visited(String file) -> visited.add(file);
        case EntryFormat.Line.Wrong() -> wrong++;
      }
    }
    return new Content(functions, visited, wrong);
  }

  private static List<String> lines(InputStream stream) throws IOException {
    var lines = new ArrayList<String>();
    try (var reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (EOFException e) {
      // The last part was cut off while it was written.
      return lines;
    }
    return lines;
  }

  /** Adds lines at the end, all or none of them. */
  public void add(List<String> lines) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (Writer writer =
        new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.US_ASCII)) {
      for (String line : lines) {
        writer.write(line + "\n");
      }
    }
    Files.write(path, bytes.toByteArray(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
