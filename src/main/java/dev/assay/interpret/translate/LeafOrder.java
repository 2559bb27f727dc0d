package dev.assay.interpret.translate;

import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.InitializerLeaf;
import dev.assay.c.type.Layout;
import java.util.Comparator;
import java.util.List;

/** The order in which the expressions of an initialiser are evaluated: C leaves it open. */
final class LeafOrder {
  private LeafOrder() {}

  /** Whether any order gives the same object: no leaf overrides another. */
  static boolean isOpen(List<InitializerLeaf> leaves, Layout layout) {
    List<InitializerLeaf> sorted =
        leaves.stream().sorted(Comparator.comparingLong(LeafOrder::start)).toList();
    long end = 0;
    for (InitializerLeaf leaf : sorted) {
      if (!leaf.repeats().isEmpty() || start(leaf) < end) {
        return false;
      }
      end =
          leaf.bitField()
              .map(f -> f.bitOffset() + f.bitWidth())
              .orElse(8 * (leaf.offset() + layout.sizeOf(leaf.type()).orElse(0)));
    }
    return true;
  }

  private static long start(InitializerLeaf leaf) {
    return leaf.bitField().map(FieldLayout::bitOffset).orElse(8 * leaf.offset());
  }
}
