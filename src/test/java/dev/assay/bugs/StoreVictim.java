package dev.assay.bugs;

import dev.assay.judge.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A process that records trials until it is killed, and says which ones are stored. */
final class StoreVictim {
  private StoreVictim() {}

  public static void main(String[] args) throws InterruptedException {
    if (!(BugStore.open(Path.of(args[0]), "0.1.0") instanceof Opened.Ready(BugStore store))) {
      throw new IllegalStateException("not opened");
    }
    Begun begun =
        store.settings().isPresent()
            ? store.resume(Samples.SETTINGS)
            : store.begin(Samples.SETTINGS, Samples.TIME);
    DoneTrials done = ((Begun.Started) begun).done();
    var next = new AtomicLong();
    Runnable work =
        () -> {
          while (true) {
            long number = next.getAndIncrement();
            if (!done.contains(number)) {
              recordAndTell(store, number);
            }
          }
        };
    var workers = List.of(new Thread(work), new Thread(work));
    workers.forEach(Thread::start);
    for (Thread worker : workers) {
      worker.join();
    }
  }

  private static void recordAndTell(BugStore store, long number) {
    if (store.record(Samples.trial(number, findings(number))) instanceof Recorded.Stored) {
      System.out.println(number);
    }
  }

  /** Every third trial shows a bug; some of them show one that was seen before. */
  static Finding[] findings(long number) {
    return number % 3 == 0
        ? new Finding[] {Samples.wrong("gcc-12", key(number), "-O2")}
        : new Finding[0];
  }

  static String key(long number) {
    return "difference " + (number % 2 == 0 ? number : number % 5);
  }
}
