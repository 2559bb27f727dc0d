package dev.assay.compile.feedback;

import dev.assay.compile.Configuration;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.LongStream;

/** A set of features by their hashes alone: small, and the same on every machine. */
public final class Features {
  public static final Features NONE = new Features(new long[0]);

  /** In ascending order, each once. */
  private final long[] hashes;

  private Features(long[] hashes) {
    this.hashes = hashes;
  }

  public static Features of(Feedback feedback, Configuration configuration) {
    return of(Feature.of(feedback, configuration));
  }

  public static Features of(Collection<Feature> features) {
    return ofHashes(features.stream().mapToLong(Feature::hash));
  }

  /** Those of the hashes. */
  public static Features ofHashes(LongStream hashes) {
    return new Features(hashes.sorted().distinct().toArray());
  }

  public int size() {
    return hashes.length;
  }

  public boolean isEmpty() {
    return hashes.length == 0;
  }

  public boolean contains(Feature feature) {
    return contains(feature.hash());
  }

  /** Whether it has the feature of that hash. */
  public boolean contains(long hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }

  /** The hashes of all, in ascending order. */
  public LongStream stream() {
    return Arrays.stream(hashes);
  }

  /** In time linear in both, since one of them is often all that a campaign has seen. */
  public Features union(Features other) {
    long[] all = new long[hashes.length + other.hashes.length];
    int size = 0;
    int ours = 0;
    int theirs = 0;
    while (ours < hashes.length && theirs < other.hashes.length) {
      long our = hashes[ours];
      long their = other.hashes[theirs];
      all[size++] = Math.min(our, their);
      ours += our <= their ? 1 : 0;
      theirs += their <= our ? 1 : 0;
    }
    System.arraycopy(hashes, ours, all, size, hashes.length - ours);
    size += hashes.length - ours;
    System.arraycopy(other.hashes, theirs, all, size, other.hashes.length - theirs);
    size += other.hashes.length - theirs;
    return new Features(Arrays.copyOf(all, size));
  }

  /** Those that the other does not have. */
  public Features minus(Features other) {
    return new Features(stream().filter(hash -> !other.contains(hash)).toArray());
  }

  /** Those that both have. */
  public Features common(Features other) {
    return new Features(stream().filter(other::contains).toArray());
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    ByteBuffer bytes = ByteBuffer.allocate(hashes.length * Long.BYTES);
    bytes.asLongBuffer().put(hashes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
  }

  /** Empty if the text is not one that a set of features has. */
  public static Optional<Features> parse(String text) {
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
    if (bytes.length % Long.BYTES != 0) {
      return Optional.empty();
    }
    long[] hashes = new long[bytes.length / Long.BYTES];
    ByteBuffer.wrap(bytes).asLongBuffer().get(hashes);
    return Optional.of(ofHashes(Arrays.stream(hashes)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Features features && Arrays.equals(hashes, features.hashes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hashes);
  }
}
