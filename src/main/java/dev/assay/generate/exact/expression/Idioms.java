package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import java.util.ArrayList;
import java.util.List;

/** The table of idioms; their letters are explained by {@link IdiomFiller}. */
final class Idioms {
  private static final CType ULLONG = new CType.Int(IntKind.ULLONG);
  private static final CType LLONG = new CType.Int(IntKind.LLONG);
  private static final CType USHORT = new CType.Int(IntKind.USHORT);
  private static final List<CType> UNSIGNED = List.of(CType.UINT, CType.UINT, CType.ULONG, ULLONG);
  private static final List<CType> SIGNED = List.of(CType.INT, CType.INT, CType.LONG, LLONG);
  private static final List<CType> NARROW =
      List.of(
          new CType.Int(IntKind.SCHAR),
          new CType.Int(IntKind.UCHAR),
          new CType.Int(IntKind.SHORT),
          USHORT);
  private static final List<CType> WIDE = join(UNSIGNED, SIGNED);
  private static final List<CType> ANY = join(WIDE, NARROW);

  static final List<Idiom> ALL = all();

  private Idioms() {}

  private static List<CType> join(List<CType> a, List<CType> b) {
    var both = new ArrayList<>(a);
    both.addAll(b);
    return List.copyOf(both);
  }

  private static List<Idiom> all() {
    var result = new ArrayList<Idiom>();
    add(result, UNSIGNED, IdiomTexts.ROTATIONS);
    add(result, List.of(CType.UINT), IdiomTexts.SWAPS_OF_32);
    add(result, List.of(ULLONG), IdiomTexts.SWAPS_OF_64);
    add(result, List.of(USHORT), IdiomTexts.SWAPS_OF_16);
    add(result, ANY, IdiomTexts.CHOICES);
    add(result, SIGNED, IdiomTexts.SIGNS);
    add(result, UNSIGNED, IdiomTexts.OVERFLOWS);
    add(result, UNSIGNED, IdiomTexts.SATURATION);
    add(result, UNSIGNED, IdiomTexts.BITS);
    add(result, WIDE, IdiomTexts.DIVISIONS);
    add(result, ANY, IdiomTexts.COMPARISONS);
    add(result, WIDE, IdiomTexts.IDENTITIES);
    add(result, NARROW, IdiomTexts.EXTENSIONS);
    add(result, List.of(CType.UINT), IdiomTexts.COUNTS);
    return List.copyOf(result);
  }

  private static void add(List<Idiom> result, List<CType> types, String texts) {
    texts.lines().map(text -> Idiom.of(types, text)).forEach(result::add);
  }
}
