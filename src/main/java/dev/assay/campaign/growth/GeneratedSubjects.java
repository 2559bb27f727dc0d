package dev.assay.campaign.growth;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.scaling.Excerpt;
import dev.assay.mutate.scaling.Scalable;
import dev.assay.mutate.scaling.Scaling;
import dev.assay.random.Seed;
import java.util.List;

/** Programs of generators, each in one way to grow. */
public record GeneratedSubjects(
    Schedule schedule,
    GrowthReader reader,
    DataModel model,
    List<Scaling> scalings,
    Seed seed,
    long count)
    implements Subjects {
  public GeneratedSubjects {
    scalings = List.copyOf(scalings);
  }

  @Override
  public Subject subject(long number, Scratch scratch) {
    Seed own = seed.child("growth").child(number);
    ProgramSource source = schedule.drawn(own);
    String name = source.name() + " program " + number;
    return switch (source.make(new Ticket(number, own.child("program"), seed), scratch)) {
      case Sourced.Failed(String reason, _) -> new Subject.Not(name, reason);
      case Sourced.Made(TestCase test, _, _, _) -> {
        scratch.clear();
        yield switch (reader.read(test, model, scratch)) {
          case GrowthReader.Read.Not(String reason) -> new Subject.Not(name, reason);
          case GrowthReader.Read.Fine(Program program) -> scaled(name, program, own);
        };
      }
    };
  }

  private Subject scaled(String name, Program program, Seed own) {
    Program excerpt = Excerpt.drawn(program, own.child("excerpt").rng());
    return Scalable.drawn(excerpt, scalings, own.child("place").rng())
        .<Subject>map(scalable -> new Subject.Ready(name, scalable))
        .orElseGet(() -> new Subject.Not(name, "no place for any of the scalings"));
  }
}
