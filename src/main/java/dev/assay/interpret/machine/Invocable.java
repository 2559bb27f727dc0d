package dev.assay.interpret.machine;

import dev.assay.c.CType;
import dev.assay.c.Span;
import java.util.List;

/**
 * Something a function pointer can designate.
 *
 * <p>Values are {@link Long} (integers up to 64 bits, extended by their type, and pointers), {@link
 * Double} (float and double), BigInteger (wider integers), SoftFloat, complex values, and {@link
 * dev.assay.interpret.memory.Blob} (structs, unions, vectors); null for void.
 */
public interface Invocable {
  String name();

  /** Calls it with values of the given types; {@code result} is the type the caller expects. */
  Object invoke(Machine machine, Object[] arguments, List<CType> types, CType result, Span site);
}
