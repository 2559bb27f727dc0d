package dev.assay.compile.swarm;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.reading.MacroOptions;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.FieldWidths;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import java.util.ArrayList;
import java.util.List;

/** What flags change about the meaning of programs: what is undefined, and the data model. */
public final class FlagMeaning {
  private FlagMeaning() {}

  /**
   * For which target, under which rules and with which predefined macros a configuration's program
   * is to be understood.
   */
  public static Setting setting(Configuration configuration, Standard standard) {
    Compiler compiler = configuration.compiler();
    var flags = new ArrayList<>(compiler.command());
    flags.addAll(configuration.flags());
    var options = new ArrayList<>(List.of(configuration.level()));
    options.addAll(configuration.flags());
    return new Setting(
        model(configuration.flags(), compiler),
        dialect(flags, new Dialect(standard, false, true, fields(compiler))),
        new Reader(compiler.name(), MacroOptions.of(options)));
  }

  private static FieldWidths fields(Compiler compiler) {
    return switch (compiler.family()) {
      case GCC -> FieldWidths.KEPT;
      case CLANG -> FieldWidths.DECLARED;
      case TCC, PCC, OTHER -> FieldWidths.EITHER;
    };
  }

  /** The dialect under these flags; of flags that contradict each other the last one counts. */
  public static Dialect dialect(List<String> flags, Dialect before) {
    Standard standard = before.standard();
    boolean wrapv = before.wrapv();
    boolean strictAliasing = before.strictAliasing();
    for (String flag : flags) {
      switch (flag) {
        case "-fwrapv", "-fno-strict-overflow" -> wrapv = true;
        // The last one of wrapping and trapping counts.
        case "-fno-wrapv", "-fstrict-overflow", "-ftrapv" -> wrapv = false;
        case "-fstrict-aliasing" -> strictAliasing = true;
        case "-fno-strict-aliasing" -> strictAliasing = false;
        default -> {
          if (flag.startsWith("-std=")) {
            standard = Standard.parse(flag.substring("-std=".length())).orElse(standard);
          }
        }
      }
    }
    return new Dialect(standard, wrapv, strictAliasing, before.fields());
  }

  /** The data model of the compiler's programs under these flags. */
  public static DataModel model(List<String> flags, Compiler compiler) {
    DataModel model = compiler.model();
    var all = new ArrayList<>(flags);
    all.removeIf(flag -> !flag.equals("-m32") && !flag.equals("-m64"));
    if (!all.isEmpty()) {
      boolean narrow = all.getLast().equals("-m32");
      if (narrow != (model.pointerSize() == 4)) {
        model = narrow ? DataModel.ILP32 : DataModel.LP64;
      }
    }
    for (String flag : flags) {
      switch (flag) {
        case "-funsigned-char", "-fno-signed-char" -> model = model.withUnsignedChar();
        case "-fsigned-char", "-fno-unsigned-char" -> model = model.withSignedChar();
        default -> {}
      }
    }
    return model;
  }
}
