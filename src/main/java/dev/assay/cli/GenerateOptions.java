package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.campaign.config.MeantName;
import dev.assay.generate.Target;
import dev.assay.generate.Target.Language;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What programs to generate. */
final class GenerateOptions {
  private static final Language USUAL_CXX = new Language.Cxx(17, false);

  @Option(
      names = "--lang",
      paramLabel = "LANG",
      description = "c or c++ (default: that of --std, else c).")
  private Optional<String> language = Optional.empty();

  @Option(
      names = {"--std", "-std"},
      completionCandidates = Candidates.Standards.class,
      paramLabel = "STD",
      description =
          "c99, c11, c17, c23, c++98, c++11, c++14, c++17, c++20, or with gnu for the c (default:"
              + " gnu17, c++17).")
  private Optional<String> standard = Optional.empty();

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      defaultValue = "lp64",
      converter = SourceOptions.ModelConverter.class,
      description = "Sizes of types: lp64, ilp32 or llp64 (default: ${DEFAULT-VALUE}).")
  private DataModel model;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description = "small, medium or large (default: medium).")
  private Optional<String> size = Optional.empty();

  @Option(
      names = "--files",
      paramLabel = "1|3",
      description = "One file, or three: a header, the tests, and their driver (default: 1).")
  private Optional<Integer> files = Optional.empty();

  @Option(
      names = "--barrier",
      paramLabel = "KIND",
      description =
          "What hides values from the compiler in one file: none, noinline, volatile, asm or argc"
              + " (default: noinline).")
  private Optional<String> barrier = Optional.empty();

  @Option(names = "--values", description = "Programs print every value instead of a checksum.")
  private boolean values;

  @Option(
      names = "--inputs",
      paramLabel = "N",
      description = "Run the tests on N vectors of inputs, 1 to 100 (default: 2).")
  private Optional<Integer> inputs = Optional.empty();

  @Option(
      names = "--floats",
      paramLabel = "KIND",
      description =
          "exact: floating values are in the checksum, bit by bit; near: they are compared within a"
              + " tolerance, for builds that contract or reassociate; none (default: exact).")
  private Optional<String> floats = Optional.empty();

  @Option(
      names = "--no-policies",
      description = "The same chances for all programs and in all of their parts.")
  private boolean noPolicies;

  @Option(
      names = "--weight",
      paramLabel = "KEY=N",
      description =
          "Set the weight of a feature or of an outcome of a distribution, or a parameter; 0 is"
              + " never. --explain lists the keys.")
  private List<String> weights = new ArrayList<>();

  /** As written, for generators that have sizes and weights of their own. */
  Optional<String> size() {
    return size;
  }

  List<String> weights() {
    return List.copyOf(weights);
  }

  /** All options together with the file's; what is wrong is thrown as the caller says. */
  ExactOptions read(ExactSettings settings, Function<String, RuntimeException> wrong) {
    int fileCount = files.orElseGet(() -> settings.files().orElse(ExactOptions.DEFAULT.files()));
    if (fileCount != 1 && fileCount != 3) {
      throw wrong.apply("--files must be 1 or 3");
    }
    int vectors = inputs.orElseGet(() -> settings.inputs().orElse(ExactOptions.DEFAULT.inputs()));
    if (vectors < 1 || vectors > ExactSettings.MOST_INPUTS) {
      throw wrong.apply("--inputs must be 1 to " + ExactSettings.MOST_INPUTS);
    }
    var policies =
        new PolicySettings(
            settings.policies().shuffled() && !noPolicies, overrides(settings, wrong));
    return new ExactOptions(
        new Target(language(wrong), model),
        size.map(text -> labelled("--size", text, List.of(Size.values()), Size::label, wrong))
            .or(settings::size)
            .orElse(ExactOptions.DEFAULT.size()),
        fileCount,
        barrier
            .map(text ->
                labelled("--barrier", text, List.of(Barrier.values()), Barrier::label, wrong))
            .or(settings::barrier)
            .orElse(ExactOptions.DEFAULT.barrier()),
        values,
        vectors,
        floats
            .map(text ->
                labelled(
                    "--floats", text, List.of(FloatResults.values()), FloatResults::label, wrong))
            .or(settings::floats)
            .orElse(ExactOptions.DEFAULT.floats()),
        policies::policy);
  }

  private Language language(Function<String, RuntimeException> wrong) {
    Optional<Boolean> cxx =
        language.map(text ->
            switch (text) {
              case "c" -> false;
              case "c++", "cxx", "cpp" -> true;
              default -> throw wrong.apply("unknown language '" + text + "' (c, c++)");
            });
    if (standard.isEmpty()) {
      return cxx.orElse(false) ? USUAL_CXX : Target.DEFAULT.language();
    }
    String text = standard.get();
    Language chosen =
        Language.parse(text)
            .filter(GenerateOptions::isPossible)
            .orElseThrow(() ->
                wrong.apply(
                    "unknown standard '"
                        + text
                        + "' (c99 to c23, gnu99 to gnu23, c++98 to c++20, gnu++98 to gnu++20)"));
    boolean isCxx = chosen instanceof Language.Cxx;
    if (cxx.isPresent() && cxx.get() != isCxx) {
      throw wrong.apply(
          "--std " + text + " is not of --lang " + language.get() + "; leave one of them out");
    }
    return chosen;
  }

  /** Generated programs declare variables where they need them, and use {@code long long}. */
  private static boolean isPossible(Language language) {
    return switch (language) {
      case Language.C(var standard) -> standard.atLeast(Standard.Version.C99);
      case Language.Cxx _ -> true;
    };
  }

  private static <T> T labelled(
      String option,
      String text,
      List<T> known,
      Function<T, String> label,
      Function<String, RuntimeException> wrong) {
    return known.stream()
        .filter(one -> label.apply(one).equals(text))
        .findFirst()
        .orElseThrow(() ->
            wrong.apply(
                option
                    + ": there is no '"
                    + text
                    + "' ("
                    + known.stream().map(label).collect(Collectors.joining(", "))
                    + ")"
                    + MeantName.hint(text, known.stream().map(label).toList(), "")));
  }

  private PolicyOverrides overrides(
      ExactSettings settings, Function<String, RuntimeException> wrong) {
    PolicyOverrides all = settings.policies().overrides();
    for (String weight : weights) {
      int equals = weight.lastIndexOf('=');
      if (equals < 0 || !weight.substring(equals + 1).matches("[0-9]{1,9}")) {
        throw wrong.apply("--weight " + weight + ": write KEY=N, as in for=20");
      }
      String label = weight.substring(0, equals);
      int value = Integer.parseInt(weight.substring(equals + 1));
      Knob knob = Knob.find(label).orElseThrow(() -> wrong.apply(unknown(label)));
      if (value < knob.least() || value > knob.most()) {
        throw wrong.apply(
            "--weight %s: %s must be from %d to %d"
                .formatted(weight, label, knob.least(), knob.most()));
      }
      all = all.with(knob, value);
    }
    all.problem()
        .ifPresent(problem -> {
          throw wrong.apply(problem);
        });
    return all;
  }

  private static String unknown(String label) {
    List<String> labels = Knob.values().stream().map(Knob::label).toList();
    return "--weight: there is no '"
        + label
        + "'"
        + MeantName.hint(label, labels, "--explain lists all");
  }
}
