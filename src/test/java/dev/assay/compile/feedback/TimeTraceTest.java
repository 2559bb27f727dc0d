package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class TimeTraceTest {
  @Test
  void totalsAreReadAndEventsAreNot() {
    String json =
        """
        {"traceEvents":[{"pid":7,"tid":7,"ph":"X","ts":1,"dur":2,"name":"SROAPass","args":{"detail":"f"}},\
        {"pid":7,"tid":8,"ph":"X","ts":0,"dur":9,"name":"Total SROAPass","args":{"count":23,"avg ms":0}},\
        {"pid":7,"tid":9,"ph":"X","ts":0,"dur":9,"name":"Total PassManager<llvm::Function>","args":{"count":4,"avg ms":1}},\
        {"cat":"","pid":7,"tid":7,"ts":0,"ph":"M","name":"process_name","args":{"name":"clang-14"}}]}
        """;
    assertEquals(
        Feedback.of(Map.of("SROAPass", 23L, "PassManager<llvm::Function>", 4L)),
        TimeTrace.parse(json));
  }

  @Test
  void halfAFileTellsNothingWrong() {
    assertEquals(Feedback.NONE, TimeTrace.parse("{\"traceEvents\":[{\"name\":\"Total SROAPa"));
  }
}
