package dev.assay.c.print;

import static dev.assay.c.print.Trees.pointer;
import static dev.assay.c.print.Trees.program;
import static dev.assay.c.print.Trees.variable;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Whole programs whose trees no parser gives. */
final class ProgramPrinterTest {
  private static final Tag TAG = new Tag(Tag.Kind.STRUCT, "", 0);

  private static TagDef definition(int pack) {
    var field =
        new TagDef.Field(
            "m", CType.INT, OptionalInt.of(3), OptionalInt.empty(), List.of(), Span.NONE);
    return new TagDef.RecordDef(TAG, List.of(field), pack, List.of(), Span.NONE);
  }

  @Test
  void aTypeWithoutATagIsPrintedAtItsUse() {
    assertEquals(
        """
        struct {
          int m : 3;
        } a;
        """,
        Printer.print(program(List.of(definition(0)), variable("a", new CType.Record(TAG)))));
  }

  @Test
  void aTypeWithoutATagGetsANameWhenUsedTwice() {
    CType type = new CType.Record(TAG);
    assertEquals(
        """
        struct anon_0 {
          int m : 3;
        } a;

        struct anon_0 *b;
        """,
        Printer.print(
            program(List.of(definition(0)), variable("a", type), variable("b", pointer(type)))));
  }

  @Test
  void packedRecordsStandBetweenPragmas() {
    assertEquals(
        """
        #pragma pack(push, 2)
        struct {
          int m : 3;
        } a;
        #pragma pack(pop)
        """,
        Printer.print(program(List.of(definition(2)), variable("a", new CType.Record(TAG)))));
  }

  @Test
  void headersAreTheirIncludeLines() {
    Decl include = new Decl.Include("<stdio.h>", List.of(variable("hidden", CType.INT)), Span.NONE);
    assertEquals(
        """
        #include <stdio.h>

        int a;
        """,
        Printer.print(program(List.of(), include, variable("a", CType.INT))));
  }
}
