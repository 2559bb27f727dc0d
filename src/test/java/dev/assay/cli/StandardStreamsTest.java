package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a process that cannot print. */
final class StandardStreamsTest {
  @TempDir private Path folder;

  private final List<Integer> ends = new ArrayList<>();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Room for so many bytes. */
  private static final class Small extends OutputStream {
    private int left;

    Small(int left) {
      this.left = left;
    }

    @Override
    public void write(int one) throws IOException {
      if (--left < 0) {
        throw new IOException("No space left on device");
      }
    }
  }

  private StandardStreams streams(OutputStream out, boolean pipe) {
    return new StandardStreams(out, err, _ -> pipe, ends::add);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aFullDiskEndsTheProcessWithAMessage() {
    StandardStreams streams = streams(new Small(3), false);
    streams.out().println("hello");
    assertFalse(streams.isBroken(), "nothing is written before it must be");
    streams.flush();
    streams.out().println("again");
    streams.flush();
    assertTrue(streams.isBroken());
    assertEquals(List.of(3), ends);
    assertEquals("assay: cannot write to standard output: No space left on device\n", said());
  }

  @Test
  void aClosedPipeEndsItWithoutAWord() {
    StandardStreams streams = streams(new Small(0), true);
    streams.out().println("hello");
    streams.flush();
    streams.out().println("again");
    streams.flush();
    assertEquals(List.of(141), ends);
    assertEquals("", said());
  }

  @Test
  void whatFitsIsFine() {
    StandardStreams streams = streams(new Small(100), false);
    streams.out().println("hello");
    streams.flush();
    assertFalse(streams.isBroken());
    assertEquals(List.of(), ends);
  }

  /** Results matter more than messages for which there is no room. */
  @Test
  void messagesThatAreLostAreLost() {
    var out = new ByteArrayOutputStream();
    var streams = new StandardStreams(out, new Small(0), _ -> false, ends::add);
    streams.err().println("trouble");
    streams.out().println("result");
    streams.flush();
    assertEquals(List.of(), ends);
    assertEquals("result\n", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aProcessEndsSo() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full on this machine");
    assertEquals("3", shell("\"$@\" --help > /dev/full; echo $?"));
    assertEquals(
        "assay: cannot write to standard output: No space left on device\n",
        Files.readString(folder.resolve("err")));
    // The pipe's reader is gone before anything is written.
    assertEquals("141", shell("exec 3>&1; { sleep 0.1; \"$@\" --help; echo $? >&3; } | true"));
    assertEquals("", Files.readString(folder.resolve("err")));
  }

  /** A campaign that nobody listens to any more stops by itself, and leaves its folder whole. */
  @Test
  void fuzzStopsWhenItsOutputIsClosed() throws Exception {
    FuzzPlace place = FuzzPlace.in(folder);
    place.compiler("good", FuzzPlace.HONEST);
    String words = String.join(" ", place.fuzz("good", "--json", "--reduce", "off"));
    String exit = shell("exec 3>&1; { \"$@\" " + words + "; echo $? >&3; } | true");
    assertEquals("141", exit.lines().toList().getLast(), Files.readString(folder.resolve("err")));
    Run listed = Run.of("bugs", "--store", place.out().toString());
    assertEquals(0, listed.exit(), listed.err());
  }

  /** What a line of shell prints, in which "$@" starts Assay. */
  private String shell(String line) throws IOException, InterruptedException {
    var words = new ArrayList<>(List.of("sh", "-c", line, "sh"));
    words.addAll(FuzzChild.java());
    Process process =
        new ProcessBuilder(words).redirectError(folder.resolve("err").toFile()).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return printed.strip();
  }
}
