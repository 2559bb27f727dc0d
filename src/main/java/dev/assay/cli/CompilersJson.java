package dev.assay.cli;

import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.find.Found;
import dev.assay.compile.find.TestedReleases;
import java.util.List;
import java.util.Locale;

/** A compiler as a line of JSON. */
final class CompilersJson {
  private CompilersJson() {}

  static JsonLine line(Found found) {
    return switch (found) {
      case Found.Working(Compiler compiler) -> working(compiler);
      case Found.Broken(String name, var path, String reason) ->
          new JsonLine()
              .put("works", false)
              .put("name", name)
              .put("path", path.toString())
              .put("reason", reason);
    };
  }

  private static JsonLine working(Compiler compiler) {
    Capabilities able = compiler.capabilities();
    return new JsonLine()
        .put("works", true)
        .put("name", compiler.name())
        .put("family", compiler.family().name().toLowerCase(Locale.ROOT))
        .put("command", compiler.command())
        .put("version", compiler.version())
        .put("tested", TestedReleases.of(compiler).spelling())
        .put("target", compiler.target())
        .put("model", compiler.model().name())
        .put("endian", compiler.model().bigEndian() ? "big" : "little")
        .put("long-double", compiler.knownLongDouble())
        .put("levels", compiler.levels())
        .put("other-levels", compiler.otherLevels())
        .put("sanitizers", sanitizers(compiler))
        .put("bisection", able.bisection())
        .put("feedback", able.feedback())
        .put("m32", able.multilib32())
        .put("lto", able.lto())
        .put("cxx", able.cxx())
        .put("runner", compiler.runner());
  }

  static List<String> sanitizers(Compiler compiler) {
    return compiler.capabilities().sanitizers().stream().sorted().map(Sanitizer::spelling).toList();
  }
}
