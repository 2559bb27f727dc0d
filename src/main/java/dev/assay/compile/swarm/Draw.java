package dev.assay.compile.swarm;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Levels;
import dev.assay.compile.Purpose;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.swarm.Knob.Kind;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One draw of flags: few or many, of one kind or mixed. */
final class Draw {
  /** What is drawn when another machine's code, or a checker's, is made of the program. */
  private static final Set<Kind> SAFE_EVERYWHERE =
      Set.of(Kind.SWITCH, Kind.PARAMETER, Kind.INTERNAL);

  /** Switches can turn off what sanitizers rely on, such as position-independent code. */
  private static final Set<Kind> SAFE_WITH_SANITIZERS = Set.of(Kind.PARAMETER, Kind.INTERNAL);

  private final Compiler compiler;
  private final Catalogue catalogue;
  private final Rng rng;
  private final List<String> flags = new ArrayList<>();
  private final Set<String> used = new HashSet<>();

  Draw(Compiler compiler, Catalogue catalogue, Rng rng) {
    this.compiler = compiler;
    this.catalogue = catalogue;
    this.rng = rng;
  }

  Configuration configuration() {
    int chance = rng.nextInt(100);
    if (chance < 8 && !compiler.capabilities().sanitizers().isEmpty()) {
      return sanitized();
    }
    if (chance < 11 && !analyser().isEmpty()) {
      return new Configuration(compiler, level(), analyser(), Purpose.ANALYSE);
    }
    boolean narrow = compiler.capabilities().multilib32() && rng.chance(1, 10);
    if (narrow) {
      flags.add("-m32");
    }
    if (compiler.capabilities().lto() && rng.chance(1, 12)) {
      flags.add("-flto");
    }
    if (rng.chance(1, 4)) {
      addOne(catalogue.ofKind(Kind.MACHINE));
    }
    add(count(), narrow ? SAFE_EVERYWHERE : Set.of(Kind.values()));
    return Configuration.of(compiler, level(), flags);
  }

  private Configuration sanitized() {
    List<Sanitizer> able =
        compiler.capabilities().sanitizers().stream().sorted(Comparator.naturalOrder()).toList();
    flags.add("-fsanitize=" + rng.pick(able).spelling());
    add(rng.nextInt(4), SAFE_WITH_SANITIZERS);
    return new Configuration(compiler, exactLevel(), flags, Purpose.SANITIZE);
  }

  private List<String> analyser() {
    return switch (compiler.family()) {
      case GCC -> List.of("-fanalyzer");
      case CLANG -> List.of("--analyze", "-Xclang", "-analyzer-output=text");
      case TCC, PCC, OTHER -> List.of();
    };
  }

  /** Mostly the levels that optimise: flags do little for -O0. */
  private String level() {
    return level(compiler.levels());
  }

  /** One at which results are compared. */
  private String exactLevel() {
    List<String> exact =
        compiler.levels().stream()
            .filter(level -> Levels.loosening(level, List.of()).isEmpty())
            .toList();
    return level(exact.isEmpty() ? compiler.levels() : exact);
  }

  private String level(List<String> levels) {
    return rng.pick(
        levels,
        level ->
            switch (level) {
              case "-O2", "-O3" -> 6;
              case "-O1", "-Os" -> 4;
              case "-O0", "-Ofast" -> 1;
              default -> 2;
            });
  }

  private int count() {
    return switch (rng.nextInt(10)) {
      case 0, 1 -> 1;
      case 2, 3, 4, 5 -> rng.between(2, 5);
      case 6, 7, 8 -> rng.between(6, 12);
      default -> rng.between(13, 30);
    };
  }

  private void add(int count, Set<Kind> allowed) {
    List<Kind> kinds =
        List.of(Kind.values()).stream()
            .filter(allowed::contains)
            .filter(kind -> kind != Kind.MACHINE && !catalogue.ofKind(kind).isEmpty())
            .toList();
    for (int i = 0; i < count && !kinds.isEmpty(); i++) {
      addOne(catalogue.ofKind(rng.pick(kinds, this::weight)));
    }
  }

  private int weight(Kind kind) {
    return switch (kind) {
      case SWITCH -> compiler.family() == Family.GCC ? 6 : 3;
      case PARAMETER -> 4;
      case INTERNAL -> 6;
      case TARGET, MACHINE -> 1;
    };
  }

  private void addOne(List<Knob> knobs) {
    if (knobs.isEmpty()) {
      return;
    }
    List<String> words = rng.pick(rng.pick(knobs).settings());
    List<String> options = words.stream().map(Draw::option).toList();
    // LLVM takes no option twice, and of others only the last would count.
    if (options.stream().noneMatch(used::contains)) {
      options.stream().filter(o -> !o.equals("-mllvm") && !o.equals("-Xclang")).forEach(used::add);
      flags.addAll(words);
    }
  }

  /** What is set, without how: {@code -fivopts} for {@code -fno-ivopts}. */
  private static String option(String word) {
    return word.replaceFirst("=.*", "").replaceFirst("^-(f|m)no-", "-$1");
  }
}
