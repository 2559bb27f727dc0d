package dev.assay.campaign.growth;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.campaign.source.LocalIncludes;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.scaling.Excerpt;
import dev.assay.mutate.scaling.Scalable;
import dev.assay.mutate.scaling.Scaling;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Files of a user, each in every way to grow.
 *
 * @param flags what compilers need to read them
 */
public record FileSubjects(
    List<Path> files,
    Standard standard,
    List<String> flags,
    GrowthReader reader,
    DataModel model,
    List<Scaling> scalings,
    Seed seed)
    implements Subjects {
  public FileSubjects {
    files = List.copyOf(files);
    flags = List.copyOf(flags);
    scalings = List.copyOf(scalings);
  }

  @Override
  public long count() {
    return (long) files.size() * scalings.size();
  }

  @Override
  public Subject subject(long number, Scratch scratch) {
    Path file = files.get((int) (number / scalings.size()));
    Scaling scaling = scalings.get((int) (number % scalings.size()));
    String name = file.toString();
    try {
      var origin = new Origin("file", seed, name);
      TestCase test = TestCase.of(origin, standard, LocalIncludes.of(file), flags);
      return switch (reader.read(test, model, scratch)) {
        case GrowthReader.Read.Not(String reason) -> new Subject.Not(name, reason);
        case GrowthReader.Read.Fine(Program program) -> scaled(name, program, scaling);
      };
    } catch (IOException e) {
      return new Subject.Not(name, "cannot be read: " + e.getMessage());
    }
  }

  private Subject scaled(String name, Program program, Scaling scaling) {
    Seed own = seed.child(name).child(scaling.name());
    Program excerpt = Excerpt.drawn(program, own.child("excerpt").rng());
    return Scalable.drawn(excerpt, List.of(scaling), own.child("place").rng())
        .<Subject>map(scalable -> new Subject.Ready(name, scalable))
        .orElseGet(() -> new Subject.Not(name, "no place for " + scaling.name()));
  }
}
