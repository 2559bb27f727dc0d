package dev.assay.interpret.memory;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.c.Tag;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the types that C's effective-type rule (6.5p7) tells apart.
 *
 * <p>Types that may access each other's objects share a number: the signed and unsigned variants of
 * an integer type, an enumeration and the integer type it is compatible with. Character types have
 * the number {@link #ANY}, which fits everything.
 */
public final class AliasClasses {
  public static final int ANY = 0;

  /** An access to a whole struct or union, told apart by its record number. */
  public static final int WHOLE_RECORD = -2;

  private final Map<CType, Integer> classes = new HashMap<>();
  private final Map<Tag, Integer> records = new HashMap<>();

  /** The class of a scalar type; the type must be canonical and unqualified all the way down. */
  public int of(CType scalar) {
    if (scalar instanceof CType.Int(var kind)) {
      if (kind.toUnsigned() == IntKind.UCHAR) {
        return ANY;
      }
      return number(new CType.Int(kind.toUnsigned()));
    }
    if (scalar instanceof CType.BitInt(var width, _)) {
      return number(new CType.BitInt(width, false));
    }
    return number(scalar);
  }

  private int number(CType type) {
    return classes.computeIfAbsent(type, _ -> classes.size() + 1);
  }

  /** The number of a struct or union type. */
  public int of(Tag record) {
    return records.computeIfAbsent(record, _ -> records.size() + 1);
  }
}
