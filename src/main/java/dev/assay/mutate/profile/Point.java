package dev.assay.mutate.profile;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * What was seen at one statement, each time it was about to be executed.
 *
 * @param visits how often that was
 * @param columns the places that could be read every time, with what was seen of each
 * @param rows all different combinations of their values, in the order of their first occurrence,
 *     each with a value for each column; empty if there were too many
 */
public record Point(long visits, List<Column> columns, Optional<List<List<Object>>> rows) {
  public Point {
    columns = List.copyOf(columns);
    rows = rows.map(List::copyOf);
  }

  /**
   * What was seen of a place. Values are as {@link dev.assay.interpret.Probe#evaluated} gives them.
   *
   * @param values all different ones in the order of their first occurrence; empty if there were
   *     too many
   * @param last the one of the last visit
   */
  public record Column(
      Place place, Optional<List<Object>> values, Object first, Object last, Range range) {
    public Column {
      values = values.map(List::copyOf);
    }
  }

  /** The least and the greatest integer that was seen, as their type has them; 0 for others. */
  public record Range(BigInteger least, BigInteger greatest) {}
}
