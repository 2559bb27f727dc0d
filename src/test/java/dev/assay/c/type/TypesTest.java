package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TypesTest {
  private static final String PRELUDE =
      "typedef int T; typedef const T CT; typedef T A[3]; enum e { E } ; struct s { int a; }; ";

  @Test
  void canonicalTypesHaveOneQualifierLayer() {
    Parsed parsed = Parsed.of(PRELUDE + "volatile CT x; const A y;");
    CType x = Types.canonical(parsed.type("x"));
    assertEquals(new CType.Qualified(CType.INT, Qualifiers.CONST.and(Qualifiers.VOLATILE)), x);
    CType y = Types.canonical(parsed.type("y"));
    assertTrue(y instanceof CType.Array);
    assertTrue(Types.qualifiers(y).isConst());
    assertTrue(Types.qualifiers(Types.element(y)).isConst());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int",
        "unsigned long",
        "const int *",
        "int *const",
        "int [3]",
        "int (*)[3]",
        "int *[3]",
        "int (int, char *)",
        "int (*)(void)",
        "void (*(*)(int))(char, ...)",
        "struct s",
        "const volatile struct s *restrict",
        "T",
        "_Complex double",
        "unsigned _BitInt(7)",
        "int (*const [2])(void)"
      })
  void namesReadLikeC(String name) {
    CType type = Types.target(Parsed.of(PRELUDE + "__typeof__(" + name + ") *x;").type("x"));
    CType shown = type instanceof CType.Typeof t ? t.actual() : type;
    assertEquals(name, Types.name(shown));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int|T|true",
        "int|const int|false",
        "int *|const int *|false",
        "int[3]|int[]|true",
        "int[3]|int[4]|false",
        "int[3]|A|true",
        "enum e|unsigned|true",
        "enum e|int|false",
        "int(int)|int()|true",
        "int(char)|int()|false",
        "int(float)|int()|false",
        "int(int, ...)|int()|false",
        "int(int)|int(const int)|true",
        "int(int[3])|int(int *)|true",
        "int(int)|int(long)|false",
        "int(*)[]|int(*)[5]|true",
        "long|long long|false",
        "char|signed char|false",
        "struct s|struct s|true",
        "_BitInt(5)|_BitInt(5)|true",
        "_BitInt(5)|_BitInt(6)|false"
      })
  void compatibleTypes(String first, String second, boolean expected) {
    Parsed parsed =
        Parsed.of(PRELUDE + "__typeof__(" + first + ") *x; __typeof__(" + second + ") *y;");
    CType a = Types.target(parsed.type("x"));
    CType b = Types.target(parsed.type("y"));
    assertEquals(expected, Types.compatible(a, b, parsed.layout()));
    assertEquals(expected, Types.compatible(b, a, parsed.layout()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int[3]|int[]|int [3]",
        "int(*)[]|int(*)[5]|int (*)[5]",
        "int()|int(int)|int (int)",
        "int(int(*)[])|int(int(*)[2])|int (int (*)[2])"
      })
  void composites(String first, String second, String expected) {
    Parsed parsed =
        Parsed.of(PRELUDE + "__typeof__(" + first + ") *x; __typeof__(" + second + ") *y;");
    CType a = Types.target(parsed.type("x"));
    CType b = Types.target(parsed.type("y"));
    assertEquals(expected, Types.name(Types.composite(a, b, parsed.layout())));
    assertEquals(expected, Types.name(Types.composite(b, a, parsed.layout())));
  }

  @Test
  void enumsTakeTheSmallestTypeThatGccTakes() {
    assertEquals(CType.UINT, underlying(false, 0, 5));
    assertEquals(CType.INT, underlying(false, -1, 5));
    assertEquals(CType.ULONG, underlying(false, 0, 1L << 40));
    assertEquals(CType.LONG, underlying(false, -1, 1L << 31));
    assertEquals(new CType.Int(IntKind.UCHAR), underlying(true, 0, 255));
    assertEquals(new CType.Int(IntKind.SHORT), underlying(true, -1, 255));
  }

  private static CType underlying(boolean packed, long... values) {
    List<BigInteger> all = java.util.Arrays.stream(values).mapToObj(BigInteger::valueOf).toList();
    return Enumerations.underlying(all, Optional.empty(), packed, DataModel.LP64);
  }

  @Test
  void builtinsAreKnownByModel() {
    CType.Function memcpy = Builtins.type("__builtin_memcpy", DataModel.ILP32).orElseThrow();
    assertEquals(CType.UINT, memcpy.parameters().get(2));
    assertTrue(Builtins.libraryType("printf", DataModel.LP64).orElseThrow().variadic());
    assertEquals(
        CType.FLOAT, Builtins.type("__builtin_sqrtf", DataModel.LP64).orElseThrow().result());
    assertTrue(Builtins.isPolymorphic("__builtin_add_overflow"));
    assertTrue(Builtins.isPolymorphic("__sync_fetch_and_add"));
    assertFalse(Builtins.isPolymorphic("__sync_synchronize"));
    assertFalse(Builtins.isPolymorphic("__builtin_memcpy"));
    assertTrue(Builtins.type("__builtin_no_such", DataModel.LP64).isEmpty());
  }
}
