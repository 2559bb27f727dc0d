import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Works on several things at once. */
final class Parallel {
  /** Work that may fail. */
  interface Work<T, R> {
    R on(T thing) throws Exception;
  }

  private Parallel() {}

  static <T, R> Map<T, R> map(List<T> things, int jobs, Work<T, R> work) throws Exception {
    Map<T, R> results = new LinkedHashMap<>();
    try (var pool = Executors.newFixedThreadPool(jobs)) {
      List<Future<R>> futures = new ArrayList<>();
      for (T thing : things) {
        Callable<R> task = () -> work.on(thing);
        futures.add(pool.submit(task));
      }
      for (int i = 0; i < things.size(); i++) {
        results.put(things.get(i), futures.get(i).get());
      }
    }
    return results;
  }
}
