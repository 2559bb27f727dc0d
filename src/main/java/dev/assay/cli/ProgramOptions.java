package dev.assay.cli;

import dev.assay.c.Standard;
import dev.assay.campaign.config.MeantName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How compilers and Assay are to read a user's program. */
final class ProgramOptions {
  private static final Pattern CXX =
      Pattern.compile("(c|gnu)\\+\\+(98|03|0x|11|1y|14|1z|17|2a|20|2b|23|2c|26)");

  @Option(
      names = {"--std", "-std"},
      completionCandidates = Candidates.Standards.class,
      paramLabel = "STD",
      converter = LanguageConverter.class,
      description =
          "Version of C: c89 to c23, gnu89 to gnu23 (default: gnu17), or of C++, which"
              + " check and reduce take: c++98 to c++26, gnu++98 to gnu++26 (default for C++:"
              + " gnu++17).")
  private Optional<Language> language = Optional.empty();

  @Option(names = "-I", paramLabel = "DIR", description = "Look for headers here too.")
  private List<Path> includeFolders = new ArrayList<>();

  @Option(names = "-D", paramLabel = "NAME[=VALUE]", description = "Define a macro.")
  private List<String> defined = new ArrayList<>();

  /** A version of C, and of C++ if that is what was asked for. */
  record Language(Optional<Standard> standard, Optional<String> cxx) {}

  /** That of C. */
  Standard standard() {
    return language.flatMap(Language::standard).orElse(Standard.DEFAULT);
  }

  /** How the user's files become test cases. */
  UserSources sources() {
    return new UserSources(
        language.flatMap(Language::standard), language.flatMap(Language::cxx), flags());
  }

  List<String> flags() {
    var flags = new ArrayList<String>();
    includeFolders.forEach(folder -> flags.add("-I" + folder.toAbsolutePath()));
    defined.forEach(macro -> flags.add("-D" + macro));
    return List.copyOf(flags);
  }

  /** Whether the value of {@code -std} is a version of C++. */
  static boolean isCxx(String standard) {
    return CXX.matcher(standard).matches();
  }

  /** Reads the value of {@code --std}. */
  static final class LanguageConverter implements ITypeConverter<Language> {
    @Override
    public Language convert(String text) {
      if (isCxx(text)) {
        return new Language(Optional.empty(), Optional.of(text));
      }
      return Standard.parse(text)
          .map(standard -> new Language(Optional.of(standard), Optional.empty()))
          .orElseThrow(() ->
              new TypeConversionException(
                  "unknown version of C or C++: "
                      + text
                      + MeantName.hint(text, new Candidates.Standards().names(), "")));
    }
  }
}
