package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TranslationTimeTest {
  @TempDir Path threads;

  private void thread(int id, String name, long user, long system) throws IOException {
    Path folder = Files.createDirectories(threads.resolve("" + id));
    Files.writeString(
        folder.resolve("stat"),
        id + " (" + name + ") S 1 2 3 4 5 6 7 8 9 10 " + user + " " + system + " 0 0 20 0\n");
  }

  @Test
  void onlyThreadsThatTranslateCount() throws IOException {
    thread(1, "java", 900, 900);
    thread(2, "C2 CompilerThre", 100, 20);
    thread(3, "C1 CompilerThre", 7, 0);
    thread(4, "a ) C2 Compiler", 5, 5);
    TranslationTime before = TranslationTime.of(threads);
    assertEquals(Map.of("2", 120L, "3", 7L), before.used());
    thread(1, "java", 999, 999);
    thread(2, "C2 CompilerThre", 130, 21);
    assertEquals(Duration.ofMillis(310), before.until(TranslationTime.of(threads)));
  }

  /** What a thread had used that is gone is not known; one that is new has used all it has. */
  @Test
  void threadsComeAndGo() throws IOException {
    thread(2, "C2 CompilerThre", 100, 0);
    TranslationTime before = TranslationTime.of(threads);
    Files.delete(threads.resolve("2").resolve("stat"));
    thread(3, "C2 CompilerThre", 4, 1);
    assertEquals(Duration.ofMillis(50), before.until(TranslationTime.of(threads)));
  }

  @Test
  void whereLinuxDoesNotTellThereIsNothing() {
    TranslationTime none = TranslationTime.of(threads.resolve("missing"));
    assertEquals(Map.of(), none.used());
    assertEquals(Duration.ZERO, none.until(none));
  }

  @Test
  void thisVirtualMachineHasSuchThreads() {
    assertFalse(TranslationTime.now().used().isEmpty());
  }
}
