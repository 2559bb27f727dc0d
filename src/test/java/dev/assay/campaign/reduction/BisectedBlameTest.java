package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Expected;
import dev.assay.bugs.bisect.Bisection;
import dev.assay.campaign.HostileCompiler;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.process.NativeProcessRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bug of one pass is not reduced to a bug of another. */
final class BisectedBlameTest {
  /** A clang whose pass UnrollPass is wrong about loops, and FoldPass about products. */
  private static final String CLANG =
      """
      limit=99
      for word in "$@"; do
        case $word in
          -opt-bisect-limit=-1) limit=99 talk=yes ;;
          -opt-bisect-limit=*) limit=${word#*=} talk=yes ;;
        esac
      done
      if compiling; then
        for pass in '1 FirstPass' '2 FoldPass<only>' '3 MiddlePass' '4 UnrollPass'; do
          [ -n "$talk" ] && [ ${pass% *} -le $limit ] &&
            echo "BISECT: running pass (${pass% *}) ${pass#* } on main" >&2
        done
        said=7
        grep -q loop test.c && [ $limit -ge 4 ] && said=8
        grep -q product test.c && [ $limit -ge 2 ] && said=8
        echo $said > test.o
      else
        printf '#!/bin/sh\\necho %s\\n' "$(cat test.o)" > test
        chmod +x test
      fi
      """;

  @TempDir private Path folder;

  @Test
  void anotherPassIsNotTheSame() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Compiler clang = HostileCompiler.in(folder, "clang", CLANG).compiler(Family.CLANG);
    try (var runner = NativeProcessRunner.detect(Map.of())) {
      var matrix = new Matrix(runner, MatrixOptions.DEFAULT.withoutSavings());
      var blame = new BisectedBlame(new Bisection(runner, matrix, List.of(clang), 1, 60));
      Configuration bad = Configuration.plain(clang, "-O2");
      var seven = Optional.of(new Expected(0, "7\n"));

      assertEquals(Optional.empty(), blame.kept());
      assertTrue(blame.blamesTheSame(Place.test("int product, big;\n"), bad, seven));
      assertEquals(Optional.of("FoldPass"), blame.kept());
      assertTrue(blame.blamesTheSame(Place.test("int product;\n"), bad, seven));
      assertFalse(blame.blamesTheSame(Place.test("int loop;\n"), bad, seven));
      assertFalse(blame.blamesTheSame(Place.test("int nothing;\n"), bad, seven));
    }
  }
}
