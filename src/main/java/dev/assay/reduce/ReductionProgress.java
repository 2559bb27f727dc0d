package dev.assay.reduce;

/** Is told how a reduction goes; from one thread. */
public interface ReductionProgress {
  /** A pass begins on a subject of this size. */
  void begins(String pass, Size size, Tries tries);

  /** So many tries were made since; none of them was of interest. */
  void tried(String pass, Size size, Tries tries);

  /** A smaller subject of interest was found: it is the best from now on. */
  void found(Subject best, String pass, Tries tries);

  /** Nobody is told. */
  ReductionProgress SILENT =
      new ReductionProgress() {
        @Override
        public void begins(String pass, Size size, Tries tries) {}

        @Override
        public void tried(String pass, Size size, Tries tries) {}

        @Override
        public void found(Subject best, String pass, Tries tries) {}
      };
}
