package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ForbiddenTest {
  @Test
  void whatChangesTheMeaningOfProgramsIsOut() {
    for (String flag :
        List.of(
            "-ffast-math",
            "-fno-signed-zeros",
            "-fsigned-zeros",
            "-freciprocal-math",
            "-fshort-enums",
            "-fshort-wchar",
            "-fpack-struct=2",
            "-funsigned-char",
            "-ffp-contract=fast",
            "-fexcess-precision=fast",
            "-fno-math-errno",
            "-fmerge-all-constants",
            "-fwhole-program",
            "-finstrument-functions",
            "-fprofile-use",
            "-fstack-limit-register=r1",
            "-fdump-tree-all",
            "-ftree-parallelize-loops=4",
            "--param=ggc-min-heapsize")) {
      assertTrue(Forbidden.reason(flag).isPresent(), flag);
    }
  }

  @Test
  void whatDoesNotMayBeDrawn() {
    for (String flag :
        List.of(
            "-fwrapv",
            "-ftrapv",
            "-fno-strict-aliasing",
            "-fno-builtin",
            "-ffloat-store",
            "-fno-common",
            "-frounding-math",
            "-fno-trapping-math",
            "-fno-delete-null-pointer-checks",
            "-fsignaling-nans",
            "-fno-toplevel-reorder",
            "--param=max-unroll-times")) {
      assertEquals(Optional.empty(), Forbidden.reason(flag), flag);
    }
  }
}
