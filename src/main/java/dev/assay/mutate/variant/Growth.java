package dev.assay.mutate.variant;

/**
 * How long a program may be that more is to be put into, in characters.
 *
 * <p>Compilers take their time for what was added as well as for what the first program had, and
 * code that is put into code which was itself put in says little about either.
 *
 * @param always what any program may have
 * @param times so many times what the first one had is allowed as well
 */
record Growth(int always, int times) {
  /** One or two rounds of calls of real code, or many of anything else. */
  static final Growth DEFAULT = new Growth(80_000, 2);

  boolean allows(Base now, Base first) {
    int length = now.text().length();
    return length <= Chain.LARGEST
        && (length <= always || length <= (long) times * first.text().length());
  }
}
