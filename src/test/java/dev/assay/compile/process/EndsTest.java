package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Processes that end by themselves, and what they see of the world. */
final class EndsTest {
  private static final Bench BENCH = new Bench();

  @AfterAll
  static void close() {
    BENCH.close();
  }

  @Test
  void statusAndOutputAreKept() {
    Completed done = BENCH.shell("echo out; echo err >&2; exit 3");
    assertEquals(new ProcessEnd.Exited(3), done.end());
    assertEquals("out\n", done.stdout());
    assertEquals("err\n", done.stderr());
    assertFalse(done.truncated());
    assertFalse(done.succeeded());
  }

  @Test
  void anySignalIsNamed() {
    assertEquals(new ProcessEnd.Killed(11), BENCH.shell("kill -SEGV $$").end());
    assertEquals(new ProcessEnd.Killed(9), BENCH.shell("kill -KILL $$").end());
  }

  @Test
  void bytesComeThroughAsTheyAre() {
    Completed done = BENCH.shell("printf '\\377\\000\\200'");
    assertEquals("\u00ff\u0000\u0080", done.stdout());
  }

  @Test
  void inputIsReadFromAFile() {
    Path input = BENCH.scratch().write("input.txt", "a line\n");
    Task task =
        new Task(
            List.of("cat"), BENCH.scratch().folder(), Map.of(), Optional.of(input), Bench.LIMITS);
    assertEquals("a line\n", BENCH.runner().run(task).stdout());
    assertEquals("", BENCH.shell("cat").stdout());
  }

  @Test
  void missingProgramIsNotStarted() {
    for (String name : List.of("assay-no-such-program", "./missing", "/no/such/program")) {
      Task task = Task.of(List.of(name), BENCH.scratch().folder(), Bench.LIMITS);
      assertInstanceOf(ProcessEnd.NotStarted.class, BENCH.runner().run(task).end(), name);
    }
  }

  @Test
  void missingInterpreterIsNotStarted() throws IOException {
    Bench.assume(BENCH.runner().protection().limits());
    Path script = BENCH.scratch().write("script", "#!/no/such/interpreter\n");
    assertTrue(script.toFile().setExecutable(true, false));
    Task task = Task.of(List.of("./script"), BENCH.scratch().folder(), Bench.LIMITS);
    assertInstanceOf(ProcessEnd.NotStarted.class, BENCH.runner().run(task).end());
    Files.delete(script);
  }

  @Test
  void missingFolderIsNotStarted() {
    Task task = Task.of(List.of("true"), Path.of("/no/such/folder"), Bench.LIMITS);
    assertInstanceOf(ProcessEnd.NotStarted.class, BENCH.runner().run(task).end());
  }

  @Test
  void missingInputIsNotStarted() {
    Task task =
        new Task(
            List.of("cat"),
            BENCH.scratch().folder(),
            Map.of(),
            Optional.of(Path.of("/no/such/file")),
            Bench.LIMITS);
    assertInstanceOf(ProcessEnd.NotStarted.class, BENCH.runner().run(task).end());
  }

  @Test
  void environmentIsClean() {
    Task task =
        new Task(
            List.of("env"),
            BENCH.scratch().folder(),
            Map.of("COLOUR", "blue", "LC_ALL", "C.UTF-8"),
            Optional.empty(),
            Bench.LIMITS);
    List<String> names =
        BENCH.runner().run(task).stdout().lines().map(line -> line.split("=")[0]).sorted().toList();
    assertEquals(List.of("ASSAY_RUN", "COLOUR", "HOME", "LC_ALL", "PATH", "TMPDIR"), names);
    String text = BENCH.runner().run(task).stdout();
    assertTrue(text.contains("LC_ALL=C.UTF-8\n"), text);
    assertTrue(text.contains("HOME=" + BENCH.scratch().folder() + "\n"), text);
  }

  @Test
  void onlyTheThreeStreamsAreInherited() throws IOException {
    try (var open = Files.newInputStream(BENCH.scratch().write("held-open", "x"))) {
      assertEquals('x', open.read());
      Completed done = BENCH.shell("cd /proc/self/fd && echo *");
      // The shell has the folder itself open while it lists it.
      assertTrue(done.stdout().matches("0 1 2( \\d+)?\n"), done.stdout());
    }
  }

  @Test
  void theSuperusersTasksRunAsNobody() {
    Bench.assume(BENCH.runner().protection().unprivileged());
    Completed done = BENCH.shell("id -u; id -G; touch /assay-test-file");
    if (Sandbox.isSuperuser()) {
      int user = Integer.parseInt(done.stdout().lines().findFirst().orElseThrow());
      assertTrue(UserPool.contains(user), done.stdout());
      assertEquals(user + "\n" + user + "\n", done.stdout());
      assertFalse(done.succeeded());
    } else {
      assertFalse(done.stdout().startsWith("0\n"), done.stdout());
    }
    assertFalse(Files.exists(Path.of("/assay-test-file")));
  }

  @Test
  void theThreadIsItselfAgainAfterwards() throws IOException {
    assertTrue(BENCH.runner().run(BENCH.task("true", Bench.LIMITS).withoutNetwork()).succeeded());
    Path thread = Path.of("/proc/thread-self");
    assertEquals(
        Files.readSymbolicLink(Path.of("/proc/self/ns/net")),
        Files.readSymbolicLink(thread.resolve("ns/net")));
    assertEquals(ids(Path.of("/proc/self/status")), ids(thread.resolve("status")));
  }

  private static List<String> ids(Path status) throws IOException {
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("Uid") || line.startsWith("Gid") || line.startsWith("Gr"))
        .toList();
  }

  @Test
  void offlineTasksHaveNoNetwork() throws IOException {
    Bench.assume(BENCH.runner().protection().offline());
    try (var server = new java.net.ServerSocket(0, 5, java.net.InetAddress.getLoopbackAddress())) {
      String connect = "exec 3<>/dev/tcp/127.0.0.1/" + server.getLocalPort() + " && echo connected";
      Task task = Task.of(List.of("bash", "-c", connect), BENCH.scratch().folder(), Bench.LIMITS);
      assertEquals("connected\n", BENCH.runner().run(task).stdout());
      Completed offline = BENCH.runner().run(task.withoutNetwork());
      assertEquals("", offline.stdout());
      assertFalse(offline.succeeded());
    }
  }
}
