package dev.assay.c.type;

import dev.assay.c.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the leaves of an initialiser. A later initialiser replaces earlier ones of the same
 * subobject, which compilers then do not evaluate (6.7.9, footnote 151).
 */
final class LeafList implements InitializerWalk.Sink {
  private final Layout layout;
  private final List<InitializerLeaf> leaves = new ArrayList<>();
  private long frontier;

  LeafList(Layout layout) {
    this.layout = layout;
  }

  List<InitializerLeaf> leaves() {
    return leaves;
  }

  @Override
  public Expr leaf(InitializerLeaf leaf) {
    long end = end(leaf);
    drop(start(leaf), end);
    leaves.add(leaf);
    frontier = Math.max(frontier, end);
    return leaf.value();
  }

  @Override
  public void restart(Subobject object) {
    long size = 8 * layout.sizeOf(object.type()).orElse(0);
    long start = 8 * object.offset();
    drop(start, start + size + spread(object.repeats()));
  }

  /** Forgets the leaves that lie within some bits; in order of places there are none. */
  private void drop(long from, long to) {
    if (from < frontier) {
      leaves.removeIf(l -> start(l) >= from && end(l) <= to);
    }
  }

  private static long start(InitializerLeaf leaf) {
    return leaf.bitField().map(FieldLayout::bitOffset).orElse(8 * leaf.offset());
  }

  private long end(InitializerLeaf leaf) {
    long size =
        leaf.bitField()
            .map(f -> (long) f.bitWidth())
            .orElseGet(() -> 8 * layout.sizeOf(leaf.type()).orElse(0));
    return start(leaf) + size + spread(leaf.repeats());
  }

  /** How many bits lie between the first and the last copy. */
  private static long spread(List<InitializerLeaf.Repeat> repeats) {
    long bits = 0;
    // Nearly always there are none, and tables have thousands of leaves.
    for (InitializerLeaf.Repeat repeat : repeats) {
      bits += 8 * (repeat.count() - 1) * repeat.stride();
    }
    return bits;
  }
}
