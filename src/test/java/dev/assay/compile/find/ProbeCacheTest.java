package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProbeCacheTest {
  private static final ProbeCache.Key A = ProbeCache.Key.of(List.of("a"));
  private static final ProbeCache.Key B = ProbeCache.Key.of(List.of("b"));

  @TempDir private Path folder;

  @Test
  void textsComeBack() {
    var cache = cache();
    put(cache, A, "one\ntwo\\three\r\n\\n");
    put(cache, B, "");
    assertEquals(Optional.of("one\ntwo\\three\r\n\\n"), cache.read().get(A));
    assertEquals(Optional.of(""), cache.read().get(B));
    assertEquals(Optional.empty(), cache.read().get(ProbeCache.Key.of(List.of("c"))));
    assertEquals(Optional.empty(), cache.emptied().read().get(A));
  }

  @Test
  void aDamagedEntryIsNoEntry() throws IOException {
    var cache = cache();
    put(cache, A, "first text");
    put(cache, B, "second text");
    String text = Files.readString(cache.file());
    Files.writeString(cache.file(), text.replace("first", "fir"));
    assertEquals(Optional.empty(), cache.read().get(A));
    assertEquals(Optional.of("second text"), cache.read().get(B));
  }

  @Test
  void aDamagedFileIsNoFile() throws IOException {
    var cache = cache();
    for (byte[] content :
        List.of(
            new byte[0], new byte[] {-1, -2, 0, 10}, "x\n\n".getBytes(StandardCharsets.UTF_8))) {
      Files.write(cache.file(), content);
      assertEquals(Optional.empty(), cache.read().get(A));
    }
    put(cache, A, "new");
    assertEquals(Optional.of("new"), cache.read().get(A));
  }

  @Test
  void whatCannotBeWrittenIsNotWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    var cache = new ProbeCache(file.resolve("below/a/file"), false, 10);
    put(cache, A, "text");
    assertEquals(Optional.empty(), cache.read().get(A));
  }

  @Test
  void manyWritersLeaveAFileThatIsWhole() throws IOException {
    var cache = cache();
    Parallel.map(
        20,
        i -> {
          put(cache, ProbeCache.Key.of(List.of("k" + i)), "text " + i);
          return i;
        });
    long lines = Files.readString(cache.file()).lines().count();
    assertEquals(lines - 1, cache.read().entries().size());
    try (var files = Files.list(folder)) {
      assertEquals(List.of(cache.file()), files.toList());
    }
  }

  @Test
  void oldEntriesGo() {
    var cache = new ProbeCache(folder.resolve("cache"), false, 0);
    put(cache, A, "old");
    put(cache, B, "new");
    assertEquals(Optional.empty(), cache.read().get(A));
    assertEquals(Optional.of("new"), cache.read().get(B));
  }

  @Test
  void whatWasLearntComesBack() {
    var probed =
        new Probed(
            Family.CLANG,
            "clang version 1.2.3",
            "arm-linux-gnu",
            DataModel.ILP32.withBigEndian(),
            false,
            List.of("", "-O2"),
            List.of("-Og"),
            List.of("qemu-arm", "-L", "/a b"),
            new Capabilities(
                Set.of(Sanitizer.MEMORY, Sanitizer.ADDRESS), true, false, true, false, true));
    assertEquals(Optional.of(probed), ProbedText.read(ProbedText.write(probed)));
    assertEquals(Optional.empty(), ProbedText.read("CLANG\n1\n2"));
    assertEquals(
        Optional.empty(), ProbedText.read(ProbedText.write(probed).replace("CLANG", "KLANG")));
  }

  private ProbeCache cache() {
    return new ProbeCache(folder.resolve("cache"), false, 100);
  }

  private static void put(ProbeCache cache, ProbeCache.Key key, String text) {
    var addition = new ProbeCache.Addition();
    addition.put(key, text);
    cache.add(addition, ProbeCache.Content.EMPTY);
  }
}
