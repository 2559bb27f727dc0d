package dev.assay.compile.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.Family;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TimeReportTest {
  /** Of gcc 12.2, with lines left out. */
  private static final String GCC =
      """

      Time variable                                   usr           sys          wall           GGC
       phase parsing                      :   0.03 (  2%)   0.06 ( 33%)   0.10 (  4%)  2917k (  6%)
       phase opt and generate             :   1.85 ( 98%)   0.12 ( 67%)   2.26 ( 96%)    45M ( 92%)
       callgraph construction             :   0.01 (  1%)   0.00 (  0%)   0.01 (  0%)  3072k (  6%)
       callgraph functions expansion      :   1.37 ( 73%)   0.06 ( 33%)   1.62 ( 69%)    29M ( 59%)
       callgraph ipa passes               :   0.46 ( 24%)   0.05 ( 28%)   0.60 ( 25%)  4421k (  9%)
       df use-def / def-use chains        :   0.00 (  0%)   0.00 (  0%)   0.01 (  0%)     0  (  0%)
       alias stmt walking                 :   0.51 ( 27%)   0.01 (  6%)   0.57 ( 24%)   434k (  1%)
       backwards jump threading           :   0.17 (  9%)   0.00 (  0%)   0.22 (  9%)     0  (  0%)
       CSE                                :   0.03 (  2%)   0.00 (  0%)   0.02 (  1%)  7200  (  0%)
       thread pro- & epilogue             :   0.01 (  1%)   0.00 (  0%)   0.00 (  0%)  3896  (  0%)
       TOTAL                              :   1.88          0.18          2.36           49M
      """;

  /** Of clang 14.0.6, with lines left out. */
  private static final String CLANG_14 =
      """
      ===-------------------------------------------------------------------------===
                            ... Pass execution timing report ...
      ===-------------------------------------------------------------------------===
        Total Execution Time: 5.2219 seconds (5.8474 wall clock)

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         1.5933 ( 30.8%)   0.0129 ( 29.7%)   1.6062 ( 30.8%)   1.7968 ( 30.7%)  ModuleInlinerWrapperPass
         1.5924 ( 30.7%)   0.0129 ( 29.6%)   1.6053 ( 30.7%)   1.7959 ( 30.7%)  DevirtSCCRepeatedPass
         0.8206 ( 15.8%)   0.0000 (  0.0%)   0.8206 ( 15.7%)   0.9213 ( 15.8%)  GVNPass
         0.1057 (  2.0%)   0.0034 (  7.9%)   0.1091 (  2.1%)   0.1236 (  2.1%)  InstCombinePass
         0.0003 (  0.0%)   0.0000 (  0.0%)   0.0003 (  0.0%)   0.0003 (  0.0%)  RequireAnalysisPass<llvm::GlobalsAA, llvm::Module>
         5.1786 (100.0%)   0.0434 (100.0%)   5.2219 (100.0%)   5.8474 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                               Miscellaneous Ungrouped Timers
      ===-------------------------------------------------------------------------===

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         2.3331 ( 99.1%)   0.1056 ( 96.1%)   2.4387 ( 99.0%)   2.7843 ( 99.0%)  Code Generation Time
         2.3545 (100.0%)   0.1099 (100.0%)   2.4644 (100.0%)   2.8124 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                                    Register Allocation
      ===-------------------------------------------------------------------------===
        Total Execution Time: 0.0907 seconds (0.1045 wall clock)

         ---User Time---   --User+System--   ---Wall Time---  --- Name ---
         0.0850 ( 93.7%)   0.0850 ( 93.7%)   0.0961 ( 91.9%)  Global Splitting
         0.0907 (100.0%)   0.0907 (100.0%)   0.1045 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                            ... Pass execution timing report ...
      ===-------------------------------------------------------------------------===
        Total Execution Time: 0.6563 seconds (0.7711 wall clock)

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         0.0965 ( 16.8%)   0.0037 (  4.4%)   0.1002 ( 15.3%)   0.1089 ( 14.1%)  Greedy Register Allocator
         0.0001 (  0.0%)   0.0000 (  0.0%)   0.0001 (  0.0%)   0.0001 (  0.0%)  Greedy Register Allocator #2
         0.5727 (100.0%)   0.0836 (100.0%)   0.6563 (100.0%)   0.7711 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                                Clang front-end time report
      ===-------------------------------------------------------------------------===
        Total Execution Time: 2.4875 seconds (2.8424 wall clock)

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         2.3773 (100.0%)   0.1101 (100.0%)   2.4875 (100.0%)   2.8424 (100.0%)  Clang front-end timer
         2.3773 (100.0%)   0.1101 (100.0%)   2.4875 (100.0%)   2.8424 (100.0%)  Total
      """;

  /** Of clang 19.1.7, with lines left out. */
  private static final String CLANG_19 =
      """
      ===-------------------------------------------------------------------------===
                                Pass execution timing report
      ===-------------------------------------------------------------------------===
        Total Execution Time: 1.0937 seconds (1.1771 wall clock)

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         0.5470 ( 50.5%)   0.0073 ( 64.6%)   0.5543 ( 50.7%)   0.6027 ( 51.2%)  GVNPass
         1.0824 (100.0%)   0.0113 (100.0%)   1.0937 (100.0%)   1.1771 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                              Analysis execution timing report
      ===-------------------------------------------------------------------------===
        Total Execution Time: 0.0314 seconds (0.0347 wall clock)

         ---User Time---   --User+System--   ---Wall Time---  --- Name ---
         0.0143 ( 45.7%)   0.0143 ( 45.7%)   0.0161 ( 46.3%)  MemorySSAAnalysis
         0.0314 (100.0%)   0.0314 (100.0%)   0.0347 (100.0%)  Total

      ===-------------------------------------------------------------------------===
                                Clang front-end time report
      ===-------------------------------------------------------------------------===
        Total Execution Time: 1.7158 seconds (1.8883 wall clock)

         ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
         1.6393 (100.0%)   0.0765 (100.0%)   1.7158 (100.0%)   1.8883 (100.0%)  Clang front-end timer
         1.6393 (100.0%)   0.0765 (100.0%)   1.7158 (100.0%)   1.8883 (100.0%)  Total
      """;

  @Test
  void gccsTableIsRead() {
    TimeReport report = TimeReport.parse(Family.GCC, GCC).orElseThrow();
    assertEquals(2.06, report.total(), 1e-9);
    assertEquals(
        Set.of(
            "callgraph construction",
            "df use-def / def-use chains",
            "alias stmt walking",
            "backwards jump threading",
            "CSE",
            "thread pro- & epilogue"),
        report.passes().keySet());
    assertEquals(0.52, report.seconds("alias stmt walking"), 1e-9);
    assertEquals(0, report.seconds("phase parsing"));
  }

  @Test
  void clangsTablesAreRead() {
    TimeReport old = TimeReport.parse(Family.CLANG, CLANG_14).orElseThrow();
    assertEquals(2.4875, old.total(), 1e-9);
    assertEquals(0.8206, old.seconds("GVNPass"), 1e-9);
    assertEquals(0.1003, old.seconds("Greedy Register Allocator"), 1e-9);
    assertEquals(0, old.seconds("DevirtSCCRepeatedPass"));
    assertEquals(0, old.seconds("Global Splitting"));
    TimeReport later = TimeReport.parse(Family.CLANG, CLANG_19).orElseThrow();
    assertEquals(1.7158, later.total(), 1e-9);
    assertEquals(
        Set.of("GVNPass", "MemorySSAAnalysis", ClangTimeReport.REST), later.passes().keySet());
    assertEquals(1.7158 - 0.5543 - 0.0143, later.seconds(ClangTimeReport.REST), 1e-9);
  }

  @Test
  void whatIsNoReportIsNone() {
    assertEquals(Optional.empty(), TimeReport.parse(Family.GCC, "test.c:1:1: error: no\n"));
    assertEquals(Optional.empty(), TimeReport.parse(Family.CLANG, GCC));
    assertEquals(Optional.empty(), TimeReport.parse(Family.TCC, GCC));
    assertTrue(TimeReport.isKnown(Family.CLANG));
    assertFalse(TimeReport.isKnown(Family.TCC));
  }
}
