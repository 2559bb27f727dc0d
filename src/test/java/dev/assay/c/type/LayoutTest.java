package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LayoutTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "char x;|1 1|1 1|1 1",
        "long x;|8 8|4 4|4 4",
        "long long x;|8 8|8 4|8 8",
        "double x;|8 8|8 4|8 8",
        "long double x;|16 16|12 4|16 16",
        "void *x;|8 8|4 4|8 8",
        "_Complex float x;|8 4|8 4|8 4",
        "_BitInt(3) x;|1 1|1 1|1 1",
        "_BitInt(17) x;|4 4|4 4|4 4",
        "_BitInt(65) x;|16 8|12 4|16 8",
        "int x __attribute__((vector_size(16)));|16 16|16 16|16 16",
        "enum { A } x;|4 4|4 4|4 4",
        "enum __attribute__((packed)) { B = 255 } x;|1 1|1 1|1 1",
        "enum { C = -1, D = 0x80000000 } x;|8 8|8 4|8 8",
        "struct { char c; long long l; } x;|16 8|12 4|16 8",
        "struct { } x;|0 1|0 1|0 1",
        "struct { int n; char tail[]; } x;|4 4|4 4|4 4",
        "struct { int n; long long tail[]; } x;|8 8|4 4|8 8",
        "struct { char c; struct { short s; } ; } x;|4 2|4 2|4 2",
        "union { char c[5]; short s; } x;|6 2|6 2|6 2",
        "struct { int a : 3; int : 0; int b : 2; } x;|8 4|8 4|8 4",
        "struct { char c; int x[0]; } x;|4 4|4 4|4 4",
        "struct __attribute__((aligned)) { char c; } x;|16 16|16 16|16 16",
        "struct { _Alignas(32) char c; } x;|32 32|32 32|32 32",
        "__builtin_va_list x;|24 8|4 4|8 8"
      })
  void sizesAndAlignments(String declaration, String lp64, String ilp32, String llp64) {
    assertEquals(lp64, measure(declaration, DataModel.LP64));
    assertEquals(ilp32, measure(declaration, DataModel.ILP32));
    assertEquals(llp64, measure(declaration, DataModel.LLP64));
  }

  private static String measure(String declaration, DataModel model) {
    Parsed parsed = Parsed.of(declaration, model);
    CType type = parsed.type("x");
    return parsed.layout().sizeOf(type).getAsLong() + " " + parsed.layout().alignOf(type);
  }

  @Test
  void findsMembersThroughAnonymousOnes() {
    Parsed parsed =
        Parsed.of(
            "struct { int a; union { long l; struct { char c; int b : 3; int d : 4; }; }; } x;");
    RecordLayout layout = parsed.layout().layout(parsed.type("x")).orElseThrow();
    FieldPath path = layout.find("d").orElseThrow();
    assertEquals(8, path.offset());
    assertEquals(8 * 8 + 8 + 3, path.layout().bitOffset());
    assertEquals(4, path.layout().bitWidth());
    assertEquals(java.util.List.of(1, 1, 2), path.steps());
    assertTrue(layout.find("e").isEmpty());
  }

  @Test
  void incompleteTypesHaveNoSize() {
    Parsed parsed = Parsed.of("struct open *p; extern int a[]; void f(void);");
    Layout layout = parsed.layout();
    assertTrue(layout.sizeOf(Types.target(parsed.type("p"))).isEmpty());
    assertTrue(layout.sizeOf(parsed.type("a")).isEmpty());
    assertTrue(layout.sizeOf(CType.VOID).isEmpty());
  }
}
