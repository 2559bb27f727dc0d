package dev.assay.mutate.scaling;

import dev.assay.c.Program;
import java.util.List;

/**
 * One way to make a program larger, as much as is asked.
 *
 * <ol>
 *   <li>What it does depends on nothing but its arguments.
 *   <li>The text grows with the factor as a straight line does, but for indentation.
 *   <li>The result compiles: names and labels do not clash and cases differ. What it does when it
 *       is run does not matter.
 *   <li>What is added is not the same again and again where that would let a compiler drop it.
 * </ol>
 */
public interface Scaling {
  /** As on the command line. */
  String name();

  /** One line that says what it does. */
  String summary();

  /** Where it can be done, in the order of the text. */
  List<Place> places(Program program);
}
