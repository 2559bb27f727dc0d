package dev.assay.campaign.growth;

import dev.assay.compile.process.Scratch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Looks at many programs, some at once; what is found twice is told once. */
public final class GrowthHunt {
  /** Deeply nested C makes for deep recursion; only what is used of this gets memory. */
  private static final long STACK_BYTES = 1L << 29;

  private final GrowthLook look;
  private final Subjects subjects;
  private final Supplier<Scratch> scratches;
  private final Consumer<Event> listener;
  private final Set<String> known = ConcurrentHashMap.newKeySet();
  private final AtomicLong next = new AtomicLong();

  /**
   * A hunt that has not begun.
   *
   * @param listener is told by one thread at a time
   */
  public GrowthHunt(
      GrowthLook look, Subjects subjects, Supplier<Scratch> scratches, Consumer<Event> listener) {
    this.look = look;
    this.subjects = subjects;
    this.scratches = scratches;
    this.listener = listener;
  }

  /** What happens. */
  public sealed interface Event {
    record Skipped(long number, String program, String reason) implements Event {}

    /** Only findings that are new are in it. */
    record Done(long number, String program, Looked looked) implements Event {}
  }

  /** Returns when all is looked at, or soon after the thread is interrupted. */
  public void run(int jobs) {
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < jobs; i++) {
      workers.add(
          Thread.ofPlatform()
              .daemon()
              .name("growth-" + i)
              .stackSize(STACK_BYTES)
              .start(this::work));
    }
    try {
      for (Thread worker : workers) {
        worker.join();
      }
    } catch (InterruptedException _) {
      workers.forEach(Thread::interrupt);
      workers.forEach(GrowthHunt::await);
      Thread.currentThread().interrupt();
    }
  }

  private static void await(Thread worker) {
    try {
      worker.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    try (Scratch scratch = scratches.get()) {
      for (long number = next.getAndIncrement();
          number < subjects.count() && !Thread.currentThread().isInterrupted();
          number = next.getAndIncrement()) {
        one(number, scratch);
      }
    }
  }

  private void one(long number, Scratch scratch) {
    scratch.clear();
    switch (subjects.subject(number, scratch)) {
      case Subject.Not(String program, String reason) ->
          tell(new Event.Skipped(number, program, reason));
      case Subject.Ready(String program, var scalable) -> {
        Looked looked = look.at(scalable, known::contains, scratch);
        if (!Thread.currentThread().isInterrupted()) {
          tell(new Event.Done(number, program, onlyNew(looked)));
        }
      }
    }
  }

  private Looked onlyNew(Looked looked) {
    List<GrowthFinding> fresh =
        looked.findings().stream().filter(finding -> known.add(finding.signature())).toList();
    boolean again = fresh.isEmpty() && looked.outcome() == Looked.Outcome.FOUND;
    return new Looked(
        looked.scalable(),
        again ? Looked.Outcome.KNOWN : looked.outcome(),
        fresh,
        looked.series(),
        looked.failures(),
        looked.cpu());
  }

  private synchronized void tell(Event event) {
    listener.accept(event);
  }
}
