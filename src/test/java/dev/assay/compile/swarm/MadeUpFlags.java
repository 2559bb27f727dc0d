package dev.assay.compile.swarm;

import dev.assay.compile.Compiler;
import java.util.List;

/** A few flags that every gcc knows, for tests that have no time to learn all of them. */
public final class MadeUpFlags {
  private static final List<String> SWITCHES =
      List.of("gcse", "inline", "ivopts", "tree-vrp", "tree-pre", "unroll-loops", "web");

  private MadeUpFlags() {}

  public static SwarmFlags of(Compiler compiler) {
    return new SwarmFlags(
        compiler,
        new Catalogue(
            SWITCHES.stream().map(name -> Knob.onOff("-f", name, Knob.Kind.SWITCH)).toList()));
  }
}
