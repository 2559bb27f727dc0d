package dev.assay.mutate.preserving;

import dev.assay.mutate.Mutator;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.VariantMaker;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** All mutators that keep what a program does; a new one is added here. */
public final class PreservingMutators {
  /** The name of them all. */
  public static final String ALL = "emi";

  /** The name of those that a paper on the mutation of live code has. */
  private static final String HERMES = "hermes";

  /** The name of those that call functions of real code. */
  private static final String INJECT = "inject";

  private static final Set<String> OF_HERMES = Set.of("fcb", "tg", "tcb");

  private PreservingMutators() {}

  /** What names stand for. */
  public sealed interface Named {
    record Found(List<Mutator> mutators) implements Named {}

    record Unknown(String name) implements Named {}
  }

  /** In the order of their names in lists. */
  public static List<Mutator> all() {
    return List.of(
        new Fcb(),
        new Tg(),
        new Tcb(),
        new Orion(),
        new Athena(),
        new Once(),
        new Identity(),
        new OpaqueConstant(),
        new Branches(),
        new PointerGuard(),
        new Peel(),
        new Unroll(),
        new Interchange(),
        new Reorder(),
        new Fission(),
        new Fusion(),
        new Outline(),
        new InlineCall(),
        new WidenVariable(),
        new SplitVariable(),
        new JoinVariables(),
        new Inject(),
        new InjectGuard());
  }

  /** All names that may be given: those of groups first. */
  public static List<String> names() {
    return Stream.concat(Stream.of(ALL, HERMES, INJECT), all().stream().map(Mutator::name))
        .distinct()
        .toList();
  }

  /** Those of the names; the name of a group stands for all of the group. */
  public static Named named(List<String> names) {
    Set<Mutator> found = new LinkedHashSet<>();
    for (String name : names) {
      List<Mutator> some = all().stream().filter(mutator -> isMeant(mutator, name)).toList();
      if (some.isEmpty()) {
        return new Named.Unknown(name);
      }
      found.addAll(some);
    }
    return new Named.Found(List.copyOf(found));
  }

  /**
   * How likely a statement is chosen if nobody says so: where calls alone are put in, at twice as
   * many, since each is small.
   */
  public static double probability(Mix mix) {
    return mix.names().stream().allMatch(name -> name.startsWith(INJECT))
        ? 2 * VariantMaker.DEFAULT_PROBABILITY
        : VariantMaker.DEFAULT_PROBABILITY;
  }

  private static boolean isMeant(Mutator mutator, String name) {
    return switch (name) {
      case ALL -> true;
      case INJECT -> mutator.name().startsWith(INJECT);
      case HERMES -> OF_HERMES.contains(mutator.name());
      default -> mutator.name().equals(name);
    };
  }

  /** The one of that name. */
  public static Optional<Mutator> of(String name) {
    return all().stream().filter(mutator -> mutator.name().equals(name)).findFirst();
  }
}
