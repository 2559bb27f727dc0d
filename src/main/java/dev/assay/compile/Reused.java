package dev.assay.compile;

/** A result that also stands for another configuration, since both made the same machine code. */
final class Reused {
  private Reused() {}

  static CompilerRun as(CompilerRun run, Configuration other, Cost cost) {
    return switch (run) {
      case CompilerRun.Ran r ->
          new CompilerRun.Ran(other, r.exit(), r.stdout(), r.stderr(), r.code(), cost);
      case CompilerRun.Died r ->
          new CompilerRun.Died(other, r.signal(), r.stdout(), r.stderr(), r.code(), cost);
      case CompilerRun.RanTooLong r ->
          new CompilerRun.RanTooLong(other, r.stdout(), r.code(), cost);
      case CompilerRun.Compiled r -> new CompilerRun.Compiled(other, r.code(), cost);
      case CompilerRun.CompilerCrashed r ->
          new CompilerRun.CompilerCrashed(other, r.output(), cost);
      case CompilerRun.CompilerHung r -> new CompilerRun.CompilerHung(other, r.output(), cost);
      case CompilerRun.Rejected r -> new CompilerRun.Rejected(other, r.output(), cost);
      case CompilerRun.Analysed r -> new CompilerRun.Analysed(other, r.output(), cost);
      case CompilerRun.OutOfResources r ->
          new CompilerRun.OutOfResources(other, r.resource(), r.output(), cost);
    };
  }
}
