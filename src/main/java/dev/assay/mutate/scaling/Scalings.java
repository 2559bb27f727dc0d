package dev.assay.mutate.scaling;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** All ways to make a program larger; a new one is added here. */
public final class Scalings {
  /** The name of them all. */
  public static final String ALL = "all";

  private Scalings() {}

  /** In the order of their names in lists. */
  public static List<Scaling> all() {
    return List.of(
        new RepeatStatement(),
        new RepeatBlock(),
        new NestIf(),
        new NestLoop(),
        new NestBlock(),
        new ChainLeft(),
        new ChainRight(),
        new ChainConditional(),
        new NestCall(),
        new ElseIf(),
        new MakeSwitch(),
        new MoreCases(),
        new JumpWeb(),
        new CopyFunction(),
        new CallChain(),
        new MoreLocals(),
        new LongerInitializer(),
        new MoreMembers());
  }

  /** What names stand for. */
  public sealed interface Named {
    record Found(List<Scaling> scalings) implements Named {}

    record Unknown(String name) implements Named {}
  }

  /** All names that may be given: that of all first. */
  public static List<String> names() {
    return Stream.concat(Stream.of(ALL), all().stream().map(Scaling::name)).toList();
  }

  /** Those of the names; the name of all, or no name, stands for all. */
  public static Named named(List<String> names) {
    Set<Scaling> found = new LinkedHashSet<>();
    for (String name : names.isEmpty() ? List.of(ALL) : names) {
      List<Scaling> some =
          all().stream().filter(s -> name.equals(ALL) || s.name().equals(name)).toList();
      if (some.isEmpty()) {
        return new Named.Unknown(name);
      }
      found.addAll(some);
    }
    return new Named.Found(List.copyOf(found));
  }
}
