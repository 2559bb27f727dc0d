package dev.assay.mutate;

import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the interpreter says of a program, for each target, dialect and reading it was asked about.
 *
 * <p>A program that asks for predefined macros may be another one to each build. Readers that see
 * the same program are one reading, of which one reader stands for all.
 *
 * @param executions by settings of the readers that stand for a reading
 * @param readings the reader that stands for each; empty where all builds see the same program
 * @param usesLongDouble whether results may depend on a type that targets do differently
 * @param excluded why no output of the program can be wrong, whatever it is
 */
public record Expectation(
    Map<Setting, Execution> executions,
    Map<Reader, Reader> readings,
    boolean usesLongDouble,
    Optional<String> excluded) {
  public Expectation {
    executions = Map.copyOf(executions);
    readings = Map.copyOf(readings);
  }

  public Expectation(Map<Setting, Execution> executions, boolean usesLongDouble) {
    this(executions, Map.of(), usesLongDouble, Optional.empty());
  }

  /** Nothing is known. */
  public static final Expectation NONE = new Expectation(Map.of(), false);

  /** Nothing can be known: only crashes, hangs and refusals count. */
  public static final Expectation UNKNOWABLE = excluded("nothing says what it should print");

  /** Nothing can be known, for this reason. */
  public static Expectation excluded(String why) {
    return new Expectation(Map.of(), Map.of(), false, Optional.of(why));
  }

  /** Whether the program's outputs say anything. */
  public boolean comparable() {
    return excluded.isEmpty();
  }

  /**
   * The reader that stands for all who see the same program as this one; itself where nobody asked
   * what it sees.
   */
  public Reader reading(Reader reader) {
    return readings.isEmpty() ? Reader.ANY : readings.getOrDefault(reader, reader);
  }

  /**
   * The execution for a setting. A program that is defined by the strict rules behaves the same by
   * the lenient ones, so the strict run stands for the others; and one that does not depend on the
   * width of bit-fields was run for neither.
   */
  public Optional<Execution> in(Setting setting) {
    Setting asked = setting.readBy(reading(setting.reader()));
    Setting either = asked.withFields(FieldWidths.EITHER);
    return Stream.concat(
            Stream.of(either.strict(), asked.strict())
                .filter(one -> executions.get(one) instanceof Execution.Finished),
            Stream.of(asked, asked.strict(), either, either.strict())
                .filter(executions::containsKey))
        .findFirst()
        .map(executions::get);
  }

  /** Whether the width of bit-fields matters to the program. */
  public boolean dependsOnFields() {
    return executions.keySet().stream()
        .anyMatch(setting -> setting.dialect().fields() != FieldWidths.EITHER);
  }
}
