package dev.assay.interpret.memory;

import java.util.Arrays;

/**
 * The value of a struct, union or vector: bytes, which of them have values, and their types.
 *
 * <p>{@code defined} is null when all bytes have values; {@code classes} is null when nothing is
 * known of their effective types.
 */
public record Blob(byte[] bytes, byte[] defined, int[] classes) {
  public static Blob zeros(int size) {
    return new Blob(new byte[size], null, null);
  }

  public static Blob of(byte[] bytes) {
    return new Blob(bytes, null, null);
  }

  public int size() {
    return bytes.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Blob b && Arrays.equals(bytes, b.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "Blob" + Arrays.toString(bytes);
  }
}
