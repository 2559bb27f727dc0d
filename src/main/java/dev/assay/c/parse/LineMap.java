package dev.assay.c.parse;

import dev.assay.c.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where each line of the preprocessed text comes from, as its line markers say. */
final class LineMap {
  /**
   * A system header that the program's own text includes; {@code line} is that of the {@code
   * #include}, {@code firstToken} the token that comes next after it.
   */
  record Entry(String path, String includer, int line, int firstToken) {}

  private int[] starts = new int[1024];
  private int[] originalLines = new int[1024];
  private String[] files = new String[1024];
  private int[] includes = new int[1024];
  private int last;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Frame> stack = new ArrayList<>();

  private record Frame(String file, boolean system, int entry) {}

  LineMap(String mainFile) {
    files[0] = mainFile;
    originalLines[0] = 1;
    includes[0] = -1;
  }

  /** Notes that a new line starts at the offset. */
  void startLine(int offset) {
    if (last + 1 == starts.length) {
      starts = Arrays.copyOf(starts, starts.length * 2);
      originalLines = Arrays.copyOf(originalLines, starts.length);
      files = Arrays.copyOf(files, starts.length);
      includes = Arrays.copyOf(includes, starts.length);
    }
    last++;
    starts[last] = offset;
    originalLines[last] = originalLines[last - 1] + 1;
    files[last] = files[last - 1];
    includes[last] = includes[last - 1];
  }

  int currentLine() {
    return last;
  }

  /**
   * Takes a marker that stands on the current line; it speaks of the next one, so that line must
   * start after.
   */
  void mark(LineMarker marker, int nextToken) {
    String file = marker.file().isEmpty() ? files[last] : marker.file();
    if (marker.enters()) {
      enter(file, marker.system(), nextToken);
    } else if (marker.returns() && !stack.isEmpty()) {
      leave(marker.line());
    }
    files[last] = file.equals(files[last]) ? files[last] : file;
    originalLines[last] = marker.line() - 1;
  }

  private void enter(String file, boolean system, int nextToken) {
    stack.add(new Frame(files[last], system, includes[last]));
    if (system && includes[last] < 0) {
      entries.add(new Entry(file, files[last], originalLines[last], nextToken));
      includes[last] = entries.size() - 1;
    }
  }

  /**
   * The marker of a return names the line after the {@code #include}, which is surer than counting.
   */
  private void leave(int nextLine) {
    Frame frame = stack.removeLast();
    if (includes[last] >= 0 && frame.entry < 0) {
      Entry entry = entries.get(includes[last]);
      entries.set(
          includes[last], new Entry(entry.path, entry.includer, nextLine - 1, entry.firstToken));
    }
    includes[last] = frame.entry;
  }

  List<Entry> entries() {
    return entries;
  }

  /** The index of the outermost system header that the line is in, or -1. */
  int includeAt(int line) {
    return includes[line];
  }

  String fileAt(int line) {
    return files[line];
  }

  int originalLine(int line) {
    return originalLines[line];
  }

  int column(int line, int offset) {
    return offset - starts[line] + 1;
  }

  /** The span from one offset to just before another, each with its line. */
  Span span(int line, int from, int endLine, int to) {
    return new Span(
        files[line],
        originalLines[line],
        from - starts[line] + 1,
        originalLines[endLine],
        to - starts[endLine]);
  }
}
