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
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

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
   * @param isCut whether its last part was cut off while it was written
   */
  public record Content(
      Map<String, FunctionEntry> functions, Set<String> visited, int wrong, boolean isCut) {}

  private record Lines(List<String> lines, boolean isCut) {}

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
      return content(new Lines(List.of(), false));
    }
    try (InputStream stream = Files.newInputStream(path)) {
      return content(lines(stream));
    }
  }

  private static Content content(Lines read) {
    var functions = new LinkedHashMap<String, FunctionEntry>();
    Set<String> visited = new HashSet<>();
    int wrong = 0;
    for (String line : read.lines()) {
      switch (EntryFormat.read(line)) {
        case EntryFormat.Line.Function(FunctionEntry entry) ->
            functions.putIfAbsent(entry.name(), entry);
        case EntryFormat.Line.Visited(String file) -> visited.add(file);
        case EntryFormat.Line.Wrong() -> wrong++;
      }
    }
    return new Content(functions, visited, wrong, read.isCut());
  }

  private static Lines lines(InputStream stream) throws IOException {
    var lines = new ArrayList<String>();
    try (var reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (EOFException | ZipException e) {
      return new Lines(lines, true);
    }
    return new Lines(lines, false);
  }

  /** Without what was cut off, so that what is added next can be read. */
  public void mend(Content content) throws IOException {
    var lines = new ArrayList<String>();
    content.functions().values().forEach(entry -> lines.add(EntryFormat.write(entry)));
    content.visited().stream().sorted().forEach(file -> lines.add(EntryFormat.visited(file)));
    Path whole = path.resolveSibling(path.getFileName() + ".new");
    Files.write(whole, compressed(lines));
    Files.move(whole, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Adds lines at the end. */
  public void add(List<String> lines) throws IOException {
    Files.write(path, compressed(lines), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static byte[] compressed(List<String> lines) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (Writer writer =
        new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.US_ASCII)) {
      for (String line : lines) {
        writer.write(line + "\n");
      }
    }
    return bytes.toByteArray();
  }
}
