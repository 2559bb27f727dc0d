package dev.assay.generate.exact.environment;

import dev.assay.c.FloatKind;
import dev.assay.c.Standard;
import dev.assay.generate.Target;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Which of the rarer types one program has, as far as its language and model have them.
 *
 * @param floating the floating types of its variables
 */
public record TypeFeatures(List<Feature> on, List<FloatKind> floating) {
  private static final List<Feature> ALL =
      List.of(Feature.values()).stream().filter(f -> f.group() == Feature.Group.TYPE).toList();

  private static final List<FloatKind> BOTH = List.of(FloatKind.FLOAT, FloatKind.DOUBLE);

  public TypeFeatures {
    on = List.copyOf(on);
    floating = List.copyOf(floating);
  }

  public static TypeFeatures drawn(ExactOptions options, GenerationPolicy policy, Rng rng) {
    List<Feature> on =
        ALL.stream()
            .filter(feature -> policy.happens(feature, rng))
            .filter(feature -> isKnown(feature, options))
            .toList();
    return new TypeFeatures(
        on,
        switch (options.floats()) {
          case EXACT -> exact(on);
          // Of one type, so that no conversion rounds.
          case NEAR -> List.of(rng.pick(BOTH));
          case NONE -> List.of();
        });
  }

  private static List<FloatKind> exact(List<Feature> on) {
    var kinds = new ArrayList<FloatKind>();
    if (on.contains(Feature.FLOATING_VARIABLE)) {
      kinds.addAll(BOTH);
    }
    if (on.contains(Feature.LONG_DOUBLE)) {
      kinds.add(FloatKind.LONG_DOUBLE);
    }
    return kinds;
  }

  public boolean has(Feature feature) {
    return on.contains(feature);
  }

  /** Whether the targets of the options have it at all. */
  private static boolean isKnown(Feature feature, ExactOptions options) {
    Target target = options.target();
    // The x87 of 32-bit machines computes with more digits than the types have.
    if (feature == Feature.INT128 || feature == Feature.FLOATING_VARIABLE) {
      return target.model().pointerSize() == 8;
    }
    if (feature == Feature.ATOMIC) {
      return !target.isCxx() && target.treeStandard().atLeast(Standard.Version.C11);
    }
    return feature != Feature.STATIC_GLOBAL || options.files() == 1;
  }
}
