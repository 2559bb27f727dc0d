package dev.assay.interpret.value;

import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Scalars as bytes in memory and back. */
public final class Codec {
  private final boolean bigEndian;
  private final int pointerSize;

  public Codec(boolean bigEndian, int pointerSize) {
    this.bigEndian = bigEndian;
    this.pointerSize = pointerSize;
  }

  /** How many bytes hold the value, padding not counted. */
  public int valueBytes(Repr repr) {
    return switch (repr) {
      case Repr.Bits b -> b.isWide() ? (b.width() + 63) / 64 * 8 : bytesOf(b.width());
      case Repr.Bool _ -> 1;
      case Repr.Address _ -> pointerSize;
      case Repr.Single _ -> 4;
      case Repr.Double _ -> 8;
      case Repr.Soft s -> s.format().bytes();
      case Repr.Complex c -> 2 * partStride(c);
      case Repr.Lanes l -> l.laneSize() * l.count();
      case Repr.Bytes b -> b.size();
      case Repr.Nothing _ -> 0;
    };
  }

  private static int bytesOf(int width) {
    return width <= 8 ? 1 : width <= 16 ? 2 : width <= 32 ? 4 : 8;
  }

  /** The distance from the real to the imaginary part. */
  public int partStride(Repr.Complex complex) {
    int size = valueBytes(complex.part());
    return size == 10 ? (pointerSize == 8 ? 16 : 12) : size;
  }

  /** The value at the offset; empty for representations that are no value of the type. */
  public Optional<Object> decode(byte[] bytes, int offset, Repr repr) {
    return switch (repr) {
      case Repr.Bits _, Repr.Address _ ->
          Optional.of(Values.wrap(integer(bytes, offset, valueBytes(repr)), repr));
      case Repr.Bool _ ->
          bytes[offset] == 0 || bytes[offset] == 1
              ? Optional.of((long) bytes[offset])
              : Optional.empty();
      case Repr.Single _, Repr.Double _, Repr.Soft _ ->
          SoftFloat.decode(Values.format(repr), bytes, offset, bigEndian)
              .map(value -> Values.box(value, repr));
      case Repr.Complex c ->
          decode(bytes, offset, c.part())
              .flatMap(re ->
                  decode(bytes, offset + partStride(c), c.part())
                      .map(im -> Values.complex(re, im, c)));
      case Repr.Lanes _, Repr.Bytes _ ->
          Optional.of(Blob.of(Arrays.copyOfRange(bytes, offset, offset + valueBytes(repr))));
      case Repr.Nothing _ -> Optional.empty();
    };
  }

  private BigInteger integer(byte[] bytes, int offset, int size) {
    byte[] copy = Arrays.copyOfRange(bytes, offset, offset + size);
    return new BigInteger(1, bigEndian ? copy : reversed(copy));
  }

  private static byte[] reversed(byte[] bytes) {
    var result = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      result[i] = bytes[bytes.length - 1 - i];
    }
    return result;
  }

  /** The bytes of a value. */
  public byte[] encode(Object value, Repr repr) {
    return switch (repr) {
      case Repr.Bits _, Repr.Address _, Repr.Bool _ ->
          encodeInteger(Values.integer(value, repr), valueBytes(repr));
      case Repr.Single _, Repr.Double _, Repr.Soft _ -> Values.soft(value, repr).encode(bigEndian);
      case Repr.Complex c -> encodeComplex(value, c);
      case Repr.Lanes _, Repr.Bytes _ -> ((Blob) value).bytes();
      case Repr.Nothing _ -> new byte[0];
    };
  }

  private byte[] encodeInteger(BigInteger value, int size) {
    var bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      int place = bigEndian ? size - 1 - i : i;
      bytes[place] = value.shiftRight(8 * i).byteValue();
    }
    return bytes;
  }

  private byte[] encodeComplex(Object value, Repr.Complex complex) {
    int stride = partStride(complex);
    var bytes = new byte[2 * stride];
    byte[] re = encode(Values.realPart(value, complex), complex.part());
    byte[] im = encode(Values.imaginaryPart(value, complex), complex.part());
    System.arraycopy(re, 0, bytes, 0, re.length);
    System.arraycopy(im, 0, bytes, stride, im.length);
    return bytes;
  }
}
