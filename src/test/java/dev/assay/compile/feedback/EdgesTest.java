package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files of instrumented compilers, byte by byte. */
final class EdgesTest {
  @Test
  void ourRuntimeWritesOneByteAnEdge() {
    byte[] file = new byte[64 + 3];
    byte[] head = "assaycovcc1".getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(head, 0, file, 0, head.length);
    file[64] = 1;
    file[66] = (byte) 255;
    assertEquals(Feedback.of(Map.of("cc1:0", 1L, "cc1:2", 255L)), EdgeCounters.parse(file));
    assertEquals(Feedback.NONE, EdgeCounters.parse(Arrays.copyOf(file, 20)));
    file[0] = 0;
    assertEquals(Feedback.NONE, EdgeCounters.parse(file));
  }

  @Test
  void sanitizersWriteTheAddressesOfEdges() {
    byte[] file =
        ByteBuffer.allocate(28)
            .order(ByteOrder.nativeOrder())
            .putLong(0xC0BFFFFFFFFFFF64L)
            .putLong(0x4a3f)
            .putLong(0x4b00)
            .array();
    assertEquals(
        Feedback.of(Map.of("tcc:4a3f", 1L, "tcc:4b00", 1L)),
        EdgeAddresses.parse("tcc.4711.sancov", file));
    assertEquals(Feedback.NONE, EdgeAddresses.parse("tcc.4711.sancov", new byte[24]));
    assertEquals(Feedback.NONE, EdgeAddresses.parse("other", file));
  }

  /** Seven arcs of one function, as programs built by gcc 11 and by gcc 12 count them. */
  @Test
  void gcovCountersHaveLengthsInWordsOrInBytes() {
    String arcs =
        "0100000000000000 0000000000000000 0100000000000000 0000000000000000"
            + "0100000000000000 0300000000000000 0300000000000000 00000000";
    String gcc11 =
        "61646367 2a333142 e5b1c6ea 000000a1 02000000 01000000 03000000"
            + "00000001 03000000 eb727006 91cd7f39 5342c9c2 0000a101 0e000000"
            + arcs;
    String gcc12 =
        "61646367 2a323242 32b2c6ea 94bf1f3d 000000a1 08000000 01000000 03000000"
            + "00000001 0c000000 eb727006 91cd7f39 5342c9c2 0000a101 38000000"
            + arcs;
    var expected =
        Feedback.of(
            Map.of(
                "d/p:108032747:0", 1L,
                "d/p:108032747:2", 1L,
                "d/p:108032747:4", 1L,
                "d/p:108032747:5", 3L,
                "d/p:108032747:6", 3L));
    assertEquals(expected, GcovCounters.parse("d/p", bytes(gcc11)));
    assertEquals(expected, GcovCounters.parse("d/p", bytes(gcc12)));
  }

  @Test
  void aGcovFileThatEndsTooEarlyIsReadAsFarAsItGoes() {
    assertEquals(Feedback.NONE, GcovCounters.parse("p", bytes("61646367 2a32")));
    assertEquals(
        Feedback.NONE, GcovCounters.parse("p", bytes("61646367 2a333142 00000000 0000a101 ff")));
    assertEquals(Feedback.NONE, GcovCounters.parse("p", bytes("00000000 00000000")));
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }
}
