package dev.assay.interpret.number;

import java.util.Optional;

/**
 * A complex number whose parts have one format, with the operations that compilers' runtimes give.
 */
public record ComplexNumber(SoftFloat re, SoftFloat im) {
  public static ComplexNumber of(double re, double im) {
    return new ComplexNumber(SoftFloat.of(re), SoftFloat.of(im));
  }

  public static ComplexNumber of(float re, float im) {
    return new ComplexNumber(SoftFloat.of(re), SoftFloat.of(im));
  }

  public FloatFormat format() {
    return re.format();
  }

  public ComplexNumber convert(FloatFormat format) {
    return new ComplexNumber(re.convert(format), im.convert(format));
  }

  public ComplexNumber negate() {
    return new ComplexNumber(re.negate(), im.negate());
  }

  public ComplexNumber conjugate() {
    return new ComplexNumber(re, im.negate());
  }

  public ComplexNumber add(ComplexNumber other) {
    return new ComplexNumber(re.add(other.re), im.add(other.im));
  }

  public ComplexNumber subtract(ComplexNumber other) {
    return new ComplexNumber(re.subtract(other.re), im.subtract(other.im));
  }

  /** The product with a real number, which compilers form part by part. */
  public ComplexNumber multiply(SoftFloat real) {
    return new ComplexNumber(re.multiply(real), im.multiply(real));
  }

  /** The quotient by a real number, which compilers form part by part. */
  public ComplexNumber divide(SoftFloat real) {
    return new ComplexNumber(re.divide(real), im.divide(real));
  }

  /**
   * The product as the runtime ({@code __muldc3} and kin) computes it, with Annex G's infinities.
   */
  public ComplexNumber multiply(ComplexNumber other) {
    return ComplexProduct.runtime(this, other);
  }

  /** The product with each part rounded once, as compilers fold constants; empty if not finite. */
  public Optional<ComplexNumber> multiplyFolded(ComplexNumber other) {
    return ComplexProduct.folded(this, other);
  }

  /** The quotient, where the runtimes of compilers agree on it bit by bit; else empty. */
  public Optional<ComplexNumber> divide(ComplexNumber other) {
    return ComplexQuotient.agreed(this, other);
  }

  public boolean isNan() {
    return re.isNan() || im.isNan();
  }

  boolean isInfinite() {
    return re.isInfinite() || im.isInfinite();
  }

  boolean isFinite() {
    return re.isFinite() && im.isFinite();
  }

  /** Infinite parts become 1 and others 0, with their signs. */
  ComplexNumber boxed() {
    return new ComplexNumber(box(re), box(im));
  }

  private static SoftFloat box(SoftFloat part) {
    return SoftFloat.of(part.format(), part.isInfinite() ? 1 : 0).copySign(part);
  }
}
