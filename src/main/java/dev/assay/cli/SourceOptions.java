package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.config.MeantName;
import dev.assay.compile.Preprocessor;
import dev.assay.compile.SearchPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * The options of every command that reads C: for which target, by which standard, preprocessed how.
 */
final class SourceOptions {
  @Option(
      names = {"--std", "-std"},
      completionCandidates = Candidates.Standards.class,
      paramLabel = "STD",
      defaultValue = "gnu17",
      converter = StandardConverter.class,
      description = "Version of C: c89 to c23, gnu89 to gnu23 (default: ${DEFAULT-VALUE}).")
  private Standard standard;

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      defaultValue = "lp64",
      converter = ModelConverter.class,
      description = "Sizes of types: lp64, ilp32 or llp64 (default: ${DEFAULT-VALUE}).")
  private DataModel model;

  @Option(names = "-funsigned-char", description = "Plain char is unsigned.")
  private boolean unsignedChar;

  @Option(names = "--cc", paramLabel = "CMD", description = "Compiler that preprocesses (cc -E).")
  private Optional<String> compiler = Optional.empty();

  @Option(
      names = {"-I", "--include-dirs"},
      paramLabel = "DIR",
      description = "Look for headers here too.")
  private List<String> includeFolders = List.of();

  @Option(names = "-D", paramLabel = "NAME[=VALUE]", description = "Define a macro.")
  private List<String> defined = List.of();

  @Option(names = "-U", paramLabel = "NAME", description = "Forget a macro.")
  private List<String> undefined = List.of();

  @Option(names = "-include", paramLabel = "FILE", description = "Include this file first.")
  private List<String> included = List.of();

  DataModel model() {
    return unsignedChar ? model.withUnsignedChar() : model;
  }

  Standard standard() {
    return standard;
  }

  Preprocessor preprocessor() {
    return preprocessor(List.of());
  }

  /** A preprocessor that is given more flags than those of the command line. */
  Preprocessor preprocessor(List<String> more) {
    return new Preprocessor(settings(more));
  }

  /** What it is given. */
  Preprocessor.Settings settings(List<String> more) {
    var flags = new ArrayList<>(more);
    includeFolders.forEach(folder -> flags.add("-I" + folder));
    defined.forEach(macro -> flags.add("-D" + macro));
    undefined.forEach(macro -> flags.add("-U" + macro));
    included.forEach(file -> flags.addAll(List.of("-include", file)));
    return new Preprocessor.Settings(
        SearchPath.ofEnvironment(), compiler, flags, model(), standard);
  }

  /** Reads the value of {@code --std}. */
  static final class StandardConverter implements ITypeConverter<Standard> {
    @Override
    public Standard convert(String text) {
      return Standard.parse(text)
          .orElseThrow(() ->
              new TypeConversionException(
                  "unknown version of C: "
                      + text
                      + MeantName.hint(text, new Candidates.Standards().names(), "")));
    }
  }

  /** Reads the value of {@code --model}. */
  static final class ModelConverter implements ITypeConverter<DataModel> {
    @Override
    public DataModel convert(String text) {
      return DataModel.byName(text)
          .orElseThrow(() ->
              new TypeConversionException("unknown model: " + text + " (lp64, ilp32, llp64)"));
    }
  }
}
