package dev.assay.campaign.greybox;

import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;

/**
 * Remembers on disk what programs showed, so that the roots of a corpus are not compiled at each
 * start.
 *
 * <pre>
 * FOLDER/
 *   1a2b3c4d5e6f7a8b.features   what the program with that digest showed by these compilers
 * </pre>
 */
public record FeatureCache(Optional<Path> folder) {
  /** One that forgets. */
  public static final FeatureCache NONE = new FeatureCache(Optional.empty());

  /** What the program shows; only what was seen is kept. */
  Measured of(TestCase test, FeatureMeter meter, Scratch scratch) {
    Optional<Path> file = folder.map(f -> f.resolve(key(test, meter) + ".features"));
    Optional<Features> known = file.flatMap(FeatureCache::read);
    if (known.isPresent()) {
      return new Measured.Seen(known.get(), Duration.ZERO);
    }
    Measured measured = meter.measure(test, scratch);
    if (measured instanceof Measured.Seen(Features features, var _)) {
      file.ifPresent(path -> write(path, features));
    }
    return measured;
  }

  private static String key(TestCase test, FeatureMeter meter) {
    long digest = new Seed(0).child(meter.settings()).child(test.files().getFirst().text()).value();
    return String.format("%016x", digest);
  }

  private static Optional<Features> read(Path file) {
    try {
      return Files.exists(file) ? Features.parse(Files.readString(file).strip()) : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** A cache that cannot be written costs time and nothing else. */
  private static void write(Path file, Features features) {
    try {
      Files.createDirectories(file.getParent());
      Path fresh = Files.createTempFile(file.getParent(), "new", ".tmp");
      Files.writeString(fresh, features + "\n");
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException _) {
      // It is measured again the next time.
    }
  }
}
