package dev.assay.judge.signature;

import dev.assay.compile.classify.Transcript;
import java.util.Optional;

/** The key of a refusal: the first error without the program's own words. */
public final class RefusalKey {
  private static final Search ERROR = Search.line("(?:^|: )(?:fatal )?[Ee]rror: ([^\\n]+)");

  /** {@code ld: test.o: in function `main': test.c:(.text+0x5): undefined reference to `f'}. */
  private static final Search LINKER =
      Search.line("((?:undefined reference|multiple definition|relocation truncated)[^\\n]*)");

  private RefusalKey() {}

  public static String of(String output, Names names) {
    String text = Transcript.readable(output);
    Optional<String> linker = LINKER.group(text);
    if (linker.isPresent()) {
      return Normal.shortened("link: " + Normal.message(linker.get(), names));
    }
    String step = text.startsWith("link: ") ? "link: " : "";
    return Normal.shortened(
        step
            + ERROR
                .group(text)
                .or(() -> text.lines().filter(line -> !line.isBlank()).findFirst())
                .map(message -> Normal.message(message, names))
                .orElse("without a word"));
  }
}
