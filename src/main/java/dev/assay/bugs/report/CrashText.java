package dev.assay.bugs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a compiler said when it failed, without what differs from machine to machine. */
public final class CrashText {
  private static final int MOST_LINES = 40;
  private static final int LONGEST_LINE = 200;

  /** {@code #12 0x00007f3c llvm::f(int) (/usr/lib/libLLVM-14.so.1+0xa1f)}. */
  private static final Pattern ADDRESS = Pattern.compile("\\b0x[0-9a-f]{6,}\\s*");

  private static final Pattern OBJECT = Pattern.compile(" \\(/[^()]*\\+0x[0-9a-f]+\\)$");

  /** The frames of the handler, which every crash has. */
  private static final Pattern HANDLER =
      Pattern.compile(
          "PrintStackTrace|SignalHandler|RunSignalHandlers|CleanupOnSignal|__restore_rt");

  /** A frame of which nothing is known, or one that comes before the compiler's own. */
  private static final Pattern NAMELESS =
      Pattern.compile("^\\s*#\\d+\\s*$|^\\s*#\\d+ (__libc_start|call_init|_start\\b)");

  private static final Pattern HEADLINE =
      Pattern.compile(
          "internal compiler error|Assertion|LLVM ERROR|UNREACHABLE|error in backend"
              + "|runtime error:|Sanitizer:|(?<!clang: )error: (?!unable|clang)");

  private static final Pattern PLACE = Pattern.compile("^\\S+?:\\d+(:\\d+)?: ");

  private CrashText() {}

  /** The line that says most, without its place; empty if all there is is a trace. */
  public static Optional<String> headline(String messages) {
    return lines(messages).stream()
        .filter(line -> HEADLINE.matcher(line).find())
        .map(line -> PLACE.matcher(line).replaceFirst(""))
        .findFirst();
  }

  /** All of it, with long lines and long traces cut. */
  public static String shortened(String messages) {
    List<String> lines = lines(messages);
    var kept = new ArrayList<>(lines.subList(0, Math.min(MOST_LINES, lines.size())));
    if (lines.size() > MOST_LINES) {
      kept.add("... " + (lines.size() - MOST_LINES) + " more lines");
    }
    return String.join("\n", kept) + "\n";
  }

  private static List<String> lines(String messages) {
    return Bytes.text(messages.replaceFirst("^link: ", ""))
        .lines()
        .filter(line -> !line.isBlank() && !HANDLER.matcher(line).find())
        .map(line -> OBJECT.matcher(line).replaceFirst(""))
        .map(line -> ADDRESS.matcher(line).replaceAll(""))
        .filter(line -> !NAMELESS.matcher(line).find())
        .map(line ->
            line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE - 3) + "...")
        .toList();
  }
}
