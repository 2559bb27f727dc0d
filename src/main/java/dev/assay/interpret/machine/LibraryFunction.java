package dev.assay.interpret.machine;

/** A function of the C library, or a compiler's builtin, written in Java. */
@FunctionalInterface
public interface LibraryFunction {
  /** The result as a value of {@link Invocable}; null for void. */
  Object call(LibraryCall call);
}
