package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.mutate.TestCase;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What a program may use that not every target has, a row each. */
enum TargetNeed {
  /** Compilers have integers of 128 bits only where registers have 64. */
  WIDE_INTEGERS("__int128(_t)?|__uint128_t", 8);

  private final Pattern names;
  private final int pointerSize;

  TargetNeed(String names, int pointerSize) {
    this.names = Pattern.compile("\\b(" + names + ")\\b");
    this.pointerSize = pointerSize;
  }

  /** What the program's own text asks for. */
  static Set<TargetNeed> of(TestCase test) {
    var needs = EnumSet.noneOf(TargetNeed.class);
    for (TargetNeed need : values()) {
      if (test.files().stream().anyMatch(file -> need.names.matcher(file.text()).find())) {
        needs.add(need);
      }
    }
    return needs;
  }

  boolean isMetBy(DataModel model) {
    return model.pointerSize() >= pointerSize;
  }
}
