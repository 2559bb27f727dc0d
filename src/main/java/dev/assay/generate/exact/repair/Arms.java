package dev.assay.generate.exact.repair;

/**
 * The cases that a switch is to have, its default aside.
 *
 * @param count how many arms, numbered from 0 in the labels of the switch as long as it is open
 * @param valuesPerArm how many values, or ranges of values, are bound to each arm at most
 * @param spread how many values after the one that occurred a label takes in, as GNU's range
 */
public record Arms(int count, int valuesPerArm, int spread) {
  public static Arms of(int count) {
    return new Arms(count, 1, 0);
  }
}
