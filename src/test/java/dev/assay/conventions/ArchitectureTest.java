package dev.assay.conventions;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the packages to the direction that docs/architecture.md draws. */
final class ArchitectureTest {
  private static final String ROOT = "dev.assay.";

  /** A package may use only those above it. */
  private static final List<String> ORDER =
      List.of(
          "c",
          "random",
          "interpret",
          "generate",
          "harvest",
          "mutate",
          "compile",
          "judge",
          "reduce",
          "bugs",
          "campaign",
          "web",
          "cli");

  /** The same within the language. */
  private static final List<String> LANGUAGE_ORDER =
      List.of("c", "c.walk", "c.type", "c.edit", "c.parse", "c.print");

  /** Where processes, files, the clock and the environment may be touched. */
  private static final String[] EFFECTS = {
    ROOT + "compile..", ROOT + "bugs..", ROOT + "campaign..", ROOT + "web..", ROOT + "cli.."
  };

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.assay");

  @TestFactory
  Stream<DynamicTest> packagesUseOnlyThoseAbove() {
    return ORDER.stream()
        .map(name -> test(name, mayNotUse(ROOT + name + "..", below(ORDER, name, ".."))));
  }

  @TestFactory
  Stream<DynamicTest> languagePackagesUseOnlyThoseAbove() {
    return LANGUAGE_ORDER.stream()
        .map(name -> test(name, mayNotUse(ROOT + name, below(LANGUAGE_ORDER, name, ""))));
  }

  @Test
  void theRandomSourceStandsAlone() {
    mayNotUse(ROOT + "random..", new String[] {ROOT + "c.."}).check(CLASSES);
  }

  @Test
  void mutatorsAndReducersNeverSeeCompilers() {
    mayNotUse(ROOT + "mutate..", new String[] {ROOT + "compile.."}).check(CLASSES);
    mayNotUse(ROOT + "reduce..", new String[] {ROOT + "compile.."}).check(CLASSES);
  }

  @Test
  void everyClassIsInAKnownPackage() {
    String[] known = ORDER.stream().map(name -> ROOT + name + "..").toArray(String[]::new);
    classes().should().resideInAnyPackage(known).check(CLASSES);
  }

  @Test
  void onlyTheOutermostPackagesTouchTheWorld() {
    noClasses()
        .that()
        .resideOutsideOfPackages(EFFECTS)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.ProcessBuilder")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.nio.file.Files")
        .orShould()
        .dependOnClassesThat(
            resideInAnyPackage("java.net..", "java.time..").or(resideInAPackage("java.util.prefs")))
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile)")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.(Random|concurrent\\.ThreadLocalRandom)")
        .orShould()
        .callMethod(System.class, "getenv")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES);
  }

  @Test
  void nothingStaticCanChange() {
    fields().that().areStatic().should().beFinal().check(CLASSES);
    noFields()
        .that()
        .areStatic()
        .should()
        .haveRawType(
            com.tngtech.archunit.base.DescribedPredicate.describe(
                "made to be changed",
                type ->
                    type.getName()
                        .matches(
                            "java\\.util\\.(HashMap|ArrayList|HashSet|LinkedHashMap|ArrayDeque)"
                                + "|java\\.util\\.concurrent\\.(atomic\\..*|ConcurrentHashMap)"
                                + "|java\\.lang\\.(StringBuilder|ThreadLocal)")))
        .check(CLASSES);
  }

  @Test
  void namesSayWhatThingsAre() {
    noClasses().should().resideInAnyPackage("..util..", "..common..", "..misc..").check(CLASSES);
    noClasses().should().haveSimpleNameStartingWith("Abstract").check(CLASSES);
    noClasses().should().haveSimpleNameEndingWith("Impl").check(CLASSES);
    noClasses().should().haveSimpleNameEndingWith("Utils").check(CLASSES);
    noClasses().should().haveSimpleNameEndingWith("Helper").check(CLASSES);
  }

  private static String[] below(List<String> order, String name, String suffix) {
    return order.subList(order.indexOf(name) + 1, order.size()).stream()
        .map(lower -> ROOT + lower + suffix)
        .toArray(String[]::new);
  }

  private static ArchRule mayNotUse(String upper, String[] lower) {
    return noClasses()
        .that()
        .resideInAPackage(upper)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(lower)
        .allowEmptyShould(true);
  }

  private static DynamicTest test(String name, ArchRule rule) {
    return DynamicTest.dynamicTest(name, () -> rule.check(CLASSES));
  }
}
