package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a sanitizer says in the errors of a program.
 *
 * @param kind what it blames: {@code heap-buffer-overflow}, {@code signed integer overflow}
 */
public record SanitizerReport(String sanitizer, String kind) {
  /** {@code ==12==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x...}. */
  private static final Pattern TITLED =
      Pattern.compile(
          "^==\\d+==\\s?(?:ERROR|WARNING): (\\w+Sanitizer):? ([\\w-]+)", Pattern.MULTILINE);

  /** {@code test.c:3:12: runtime error: signed integer overflow: 2147483647 + 1 cannot be...}. */
  private static final Pattern UNDEFINED =
      Pattern.compile("^\\S+:\\d+:\\d+: runtime error: ([^\\n]+)", Pattern.MULTILINE);

  /** Numbers, types and whatever follows the first colon tell of the program, not of the check. */
  private static final Pattern DETAILS =
      Pattern.compile(":.*|'[^']*'|\\b0x[0-9a-f]+\\b|-?\\b\\d[\\w.+-]*");

  /** These say that something ran out; the program may be fine. */
  private static final Pattern SHORTAGE =
      Pattern.compile(
          "stack-overflow|out-of-memory|allocation-size-too-big|rss-limit-exceeded|calloc-overflow"
              + "|failed|Shadow|requested|CHECK");

  public static Optional<SanitizerReport> in(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran ran -> in(ran.stderr());
      case CompilerRun.Died died -> in(died.stderr());
      case CompilerRun.RanTooLong _,
          CompilerRun.Compiled _,
          CompilerRun.CompilerCrashed _,
          CompilerRun.CompilerHung _,
          CompilerRun.Rejected _,
          CompilerRun.Analysed _,
          CompilerRun.OutOfResources _ ->
          Optional.empty();
    };
  }

  static Optional<SanitizerReport> in(String stderr) {
    Matcher titled = TITLED.matcher(stderr);
    if (titled.find()) {
      return Optional.of(new SanitizerReport(titled.group(1), titled.group(2)));
    }
    Matcher undefined = UNDEFINED.matcher(stderr);
    return undefined.find()
        ? Optional.of(
            new SanitizerReport("UndefinedBehaviorSanitizer", withoutDetails(undefined.group(1))))
        : Optional.empty();
  }

  /** Whether it only says that something ran out. */
  public boolean isShortage() {
    return SHORTAGE.matcher(kind).find();
  }

  private static String withoutDetails(String message) {
    return DETAILS.matcher(message).replaceAll(" ").strip().replaceAll("\\s+", " ");
  }
}
