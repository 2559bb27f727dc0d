package dev.assay.campaign.reduction;

import dev.assay.bugs.Cause;
import dev.assay.bugs.Expected;
import dev.assay.bugs.bisect.Bisection;
import dev.assay.bugs.bisect.Diagnosis;
import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Keeps the part of the compiler that is to blame in the first program it is asked about. */
public final class BisectedBlame implements BlameGuard {
  private final Bisection bisection;
  private final AtomicReference<Optional<String>> first = new AtomicReference<>();

  public BisectedBlame(Bisection bisection) {
    this.bisection = bisection;
  }

  /** The first is the program before its reduction; what has nobody to blame may have anybody. */
  @Override
  public boolean blamesTheSame(TestCase test, Configuration bad, Optional<Expected> expected) {
    Optional<String> wanted = first.get();
    if (wanted != null && wanted.isEmpty()) {
      return true;
    }
    Optional<String> found =
        Diagnosis.blame(bisection, test, bad, expected)
            .map(blame -> Cause.withoutNumber(blame.name()));
    return first.compareAndSet(null, found) || found.equals(wanted);
  }

  @Override
  public Optional<String> kept() {
    return Optional.ofNullable(first.get()).flatMap(name -> name);
  }
}
