package dev.assay.judge.signature;

import dev.assay.compile.classify.Transcript;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The key of a compiler's crash, from all that it said. */
public final class CrashKey {
  /** A way of crashing that is known by its words. */
  private interface Style extends BiFunction<String, Names, Optional<String>> {}

  /** Those that say most come first. */
  private static final List<Style> STYLES =
      List.of(
          ToolCrash::noOutput,
          ToolCrash::sanitizer,
          GccCrash::internalError,
          GccCrash::compareDebug,
          ClangCrash::assertion,
          ClangCrash::unreachable,
          ClangCrash::fatal,
          ClangCrash::verifier,
          ToolCrash::assembler,
          ToolCrash::library,
          ClangCrash::stack,
          GccCrash::driver,
          ToolCrash::linker,
          ToolCrash::signal);

  private CrashKey() {}

  public static String of(String output, Names names) {
    String text = Transcript.readable(output);
    return Normal.shortened(
        STYLES.stream()
            .flatMap(style -> style.apply(text, names).stream())
            .findFirst()
            .orElseGet(() -> firstLine(text, names)));
  }

  private static String firstLine(String text, Names names) {
    return text.lines()
        .filter(line -> !line.isBlank())
        .findFirst()
        .map(line -> Normal.message(line, names))
        .orElse("ended without a word");
  }
}
