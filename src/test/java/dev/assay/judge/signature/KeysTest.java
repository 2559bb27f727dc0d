package dev.assay.judge.signature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Cases;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys forget what changes from one test to the next, and keep what tells bugs apart. */
final class KeysTest {
  private static String normal(String text) {
    return Normal.message(text, Names.of(Cases.test(Cases.SOURCE)));
  }

  @Test
  void messagesForgetNumbersPlacesAndNames() {
    assertEquals("at ADDR in x.cc", normal("at 0x7ffe12ab in /build/gcc-12/src/x.cc"));
    assertEquals("cc.s and test.c", normal("/tmp/ccQwT8xv.s and /tmp/test-1a2b3c.c"));
    assertEquals("V_N = _N + D.N", normal("ivtmp_61 = _7 + D.1234"));
    assertEquals("tN: i32 = add tN, %V", normal("t12: i32 = add t7, %call.i"));
    assertEquals("call to 'NAME' in 'NAME'", normal("call to 'helper' in '@anything'"));
    assertEquals("expected 'type_name'", normal("expected 'type_name'"));
    assertEquals("block N of 'int'", normal("block 17 of 'int'"));
  }

  @Test
  void placesKeepTheirLines() {
    assertEquals("f, at expr.cc:97", Normal.place("f, at ../../src/gcc/expr.cc:97"));
  }

  @Test
  void otherLinesOfTheCompilerAreOtherBugs() {
    String first = CrashKey.of("x.c:1:1: internal compiler error: in f, at e.cc:1\n", Names.NONE);
    String second = CrashKey.of("x.c:1:1: internal compiler error: in f, at e.cc:2\n", Names.NONE);
    assertEquals("ice in f, at e.cc:1", first);
    assertEquals("ice in f, at e.cc:2", second);
  }

  @Test
  void unknownWordsAreKeptAsTheyAre() {
    assertEquals("something odd N", CrashKey.of("\n\nsomething odd 17\nmore\n", Names.NONE));
    assertEquals("ended without a word", CrashKey.of("", Names.NONE));
    assertEquals("without a word", RefusalKey.of("\n", Names.NONE));
  }

  @Test
  void keysStayShortAndQuick() {
    for (String flood :
        List.of(
            "a".repeat(1 << 20),
            "/".repeat(1 << 20),
            "'a' ".repeat(1 << 18),
            "internal compiler error: " + "/a".repeat(1 << 19),
            " #1 0x1 a(b (c".repeat(1 << 16),
            "#1 0x1 f (/x+0x1)\n".repeat(1 << 16),
            "A\n".repeat(1 << 19) + "Broken module found\n",
            "signal terminated program ".repeat(1 << 15))) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(60),
          () -> {
            assertTrue(CrashKey.of(flood, Names.NONE).length() <= 300);
            assertTrue(RefusalKey.of(flood, Names.NONE).length() <= 300);
          });
    }
  }
}
