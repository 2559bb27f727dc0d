package dev.assay.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps files and methods small enough to be read in one go. */
final class SizesTest {
  private static final int FILE_LINES = 500;
  private static final int MEDIAN_FILE_LINES = 100;
  private static final int METHOD_LINES = 60;

  @Test
  void noFileIsLong() {
    List<String> found =
        Stream.of(SourceFiles.MAIN, SourceFiles.TEST)
            .flatMap(folder -> SourceFiles.java(folder).stream())
            .filter(file -> lines(file) > FILE_LINES)
            .map(file -> SourceFiles.name(file) + ": " + lines(file) + " lines")
            .toList();
    assertEquals(List.of(), found, "split these; the limit is " + FILE_LINES + " lines");
  }

  @Test
  void theMedianFileIsShort() {
    List<Long> sizes =
        SourceFiles.java(SourceFiles.MAIN).stream()
            .filter(file -> !file.endsWith("package-info.java"))
            .map(SizesTest::lines)
            .sorted()
            .toList();
    long median = sizes.get(sizes.size() / 2);
    assertTrue(median < MEDIAN_FILE_LINES, () -> "the median file has " + median + " lines");
  }

  @Test
  void noMethodIsLong() {
    var files = new ArrayList<>(SourceFiles.java(SourceFiles.MAIN));
    files.addAll(SourceFiles.java(SourceFiles.TEST));
    SyntaxTrees trees = SyntaxTrees.of(files);
    List<String> found = new ArrayList<>();
    for (CompilationUnitTree unit : trees.units()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMethod(MethodTree method, Void unused) {
          long lines = trees.lines(unit, method);
          if (lines > METHOD_LINES) {
            found.add(trees.place(unit, method) + " " + method.getName() + ": " + lines + " lines");
          }
          return super.visitMethod(method, null);
        }
      }.scan(unit, null);
    }
    assertEquals(List.of(), found, "split these; the limit is " + METHOD_LINES + " lines");
  }

  private static long lines(Path file) {
    return SourceFiles.read(file).lines().count();
  }
}
