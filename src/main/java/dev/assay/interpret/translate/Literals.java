package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.interpret.Choices;
import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.number.FloatParser;
import dev.assay.interpret.number.SoftFloat;
import dev.assay.interpret.value.ComplexInteger;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Translates literals. */
final class Literals {
  private final ExprTranslator expressions;

  Literals(ExprTranslator expressions) {
    this.expressions = expressions;
  }

  ExprNode integer(BigInteger value, CType type) {
    Repr repr = expressions.repr(type);
    Object wrapped = Values.wrap(value, repr);
    return wrapped instanceof Long bits ? Constants.of((long) bits) : Constants.object(wrapped);
  }

  ExprNode floating(Expr.FloatLiteral literal) {
    Repr repr = expressions.repr(literal.type());
    if (repr instanceof Repr.Complex c && c.part().isIntegral()) {
      String digits = literal.text().replaceAll("[iIjJuUlL]", "");
      return Constants.object(new ComplexInteger(BigInteger.ZERO, integer(digits)));
    }
    SoftFloat value = FloatParser.literal(literal.text(), Values.format(repr));
    if (repr instanceof Repr.Complex c) {
      SoftFloat zero = Values.zero(Values.format(c));
      return Constants.object(
          Values.complex(Values.box(zero, c.part()), Values.box(value, c.part()), c));
    }
    Object boxed = Values.box(value, repr);
    return boxed instanceof Double number ? Constants.of((double) number) : Constants.object(boxed);
  }

  private static BigInteger integer(String digits) {
    boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
    boolean octal = !hex && digits.length() > 1 && digits.startsWith("0");
    return hex ? new BigInteger(digits.substring(2), 16) : new BigInteger(digits, octal ? 8 : 10);
  }

  /** The address of a string literal's object. */
  ExprNode string(Expr.StringLiteral literal) {
    byte[] bytes = bytes(literal, literal.type());
    String key = new String(bytes, StandardCharsets.ISO_8859_1) + '/' + elementSize(literal);
    return Constants.of(object(key, bytes, literal.type()).base());
  }

  /** The address of a character array that holds the text. */
  ExprNode text(String text) {
    byte[] bytes = (text + '\0').getBytes(StandardCharsets.ISO_8859_1);
    var type = new CType.Array(CType.CHAR, new CType.ArraySize.Fixed(bytes.length));
    return Constants.of(object(text + "/func", bytes, type).base());
  }

  private MemoryObject object(String key, byte[] bytes, CType type) {
    ProgramContext program = expressions.context().program();
    boolean shared = !program.machine().choices().makes(Choices.Other.SEPARATE_LITERALS);
    MemoryObject known = shared ? program.strings().get(key) : null;
    if (known != null) {
      return known;
    }
    var origin = new Origin(ObjectKind.STRING_LITERAL, "");
    int align = expressions.layout().alignOf(type);
    MemoryObject made =
        program
            .machine()
            .memory()
            .allocate(origin, bytes.length, align, program.accesses().declared(type));
    program.machine().block().write(made.base(), bytes, Span.NONE);
    made.makeReadOnly();
    made.settle();
    program.strings().put(key, made);
    return made;
  }

  private int elementSize(Expr.StringLiteral literal) {
    return (int) expressions.layout().sizeOf(Types.element(literal.type())).orElse(1);
  }

  /** The characters and a zero, cut or filled to the size of the array type. */
  byte[] bytes(Expr.StringLiteral literal, CType array) {
    int unit = elementSize(literal);
    var bytes = new byte[(int) expressions.layout().sizeOf(array).orElse(0)];
    int[] units =
        unit == 4 ? literal.value().codePoints().toArray() : literal.value().chars().toArray();
    boolean bigEndian = expressions.layout().model().bigEndian();
    for (int i = 0; i < units.length && (i + 1) * unit <= bytes.length; i++) {
      for (int k = 0; k < unit; k++) {
        int shift = 8 * (bigEndian ? unit - 1 - k : k);
        bytes[i * unit + k] = (byte) (units[i] >> shift);
      }
    }
    return bytes;
  }

  /** The value of a string that initialises an array. */
  ExprNode array(Expr.StringLiteral literal, CType array) {
    return Constants.object(Blob.of(bytes(literal, array)));
  }
}
