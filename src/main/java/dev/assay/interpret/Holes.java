package dev.assay.interpret;

import java.util.List;

/**
 * Computes the operations that a program leaves open: every {@link dev.assay.c.Expr.BuiltinCall} of
 * the name {@link #NAME}, whose first argument is the literal number of the hole and whose others
 * are its operands.
 *
 * <p>Who makes a program can so decide while it runs what an operation shall be. A hole has no side
 * effects that the program could see.
 */
public interface Holes {
  String NAME = "__assay_hole";

  /**
   * The value of a hole whose result and whose one or two operands are integers of up to 64 bits,
   * each extended to 64 bits by its own type; {@code second} is 0 where there is one operand.
   */
  long integer(int hole, long first, long second);

  /**
   * The value of any other hole: {@link Long} for integers of up to 64 bits, {@link
   * java.math.BigInteger} for wider ones, {@link Double} for float and double, else what the
   * interpreter uses for the type.
   */
  Object general(int hole, List<Object> operands);
}
