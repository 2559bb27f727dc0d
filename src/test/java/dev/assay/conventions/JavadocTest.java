package dev.assay.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** Every public type says what its job is, and so does every package. */
final class JavadocTest {
  @Test
  void publicTypesSayTheirJob() {
    SyntaxTrees trees = SyntaxTrees.of(SourceFiles.java(SourceFiles.MAIN));
    List<String> silent = new ArrayList<>();
    for (CompilationUnitTree unit : trees.units()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitClass(ClassTree type, Void unused) {
          if (isPublic(type) && !hasSentence(trees, getCurrentPath())) {
            silent.add(trees.place(unit, type) + " " + type.getSimpleName());
          }
          return super.visitClass(type, null);
        }
      }.scan(unit, null);
    }
    assertEquals(List.of(), silent, "these need a sentence of Javadoc");
  }

  @Test
  void packagesSayTheirJob() {
    List<Path> packages =
        SourceFiles.java(SourceFiles.MAIN).stream().map(Path::getParent).distinct().toList();
    assertTrue(!packages.isEmpty());
    List<String> silent =
        packages.stream()
            .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
            .map(SourceFiles::name)
            .toList();
    assertEquals(List.of(), silent, "these need a package-info.java");
  }

  private static boolean isPublic(ClassTree type) {
    return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
  }

  private static boolean hasSentence(SyntaxTrees trees, TreePath path) {
    String comment = trees.docs().getDocComment(path);
    return comment != null && comment.contains(".");
  }
}
