package dev.assay.compile.process;

import java.util.List;
import java.util.OptionalInt;

/**
 * How a process is started without a network.
 *
 * @param namespace an empty network namespace to start it in, as the superuser can
 * @param words what else to put in front of the command
 */
record Network(OptionalInt namespace, List<String> words) implements AutoCloseable {
  private static final int READ_ONLY = 0;

  static final Network OURS = new Network(OptionalInt.empty(), List.of());

  /** Below 0 if the kernel refuses. */
  static int newNamespace() {
    int[] descriptor = {-1};
    Thread thread =
        Thread.ofPlatform()
            .name("assay-network")
            .start(() -> {
              long result = Kernel.leaveNetwork();
              descriptor[0] =
                  result < 0 ? (int) result : Kernel.open("/proc/thread-self/ns/net", READ_ONLY);
            });
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -Libc.EINTR;
    }
    return descriptor[0];
  }

  @Override
  public void close() {
    namespace.ifPresent(Kernel::close);
  }
}
