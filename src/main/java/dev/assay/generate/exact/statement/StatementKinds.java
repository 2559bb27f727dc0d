package dev.assay.generate.exact.statement;

import java.util.List;

/** All kinds of statements: the registry. */
final class StatementKinds {
  private StatementKinds() {}

  static final List<StatementKind> ALL =
      List.of(
          new DeclarationKind(),
          new AssignmentKind(),
          new CallStatementKind(),
          new IfKind(),
          new ForKind(),
          new WhileKind(),
          new DoKind(),
          new BreakKind(),
          new ContinueKind(),
          new SwitchKind(),
          new GotoKind(),
          new ElementwiseKind(),
          new StencilKind(),
          new ReductionKind(),
          new GatherKind(),
          new CopyKind(),
          new SearchKind(),
          new NestKind(),
          new DataLoopKind(),
          new InductionKind(),
          new WalkKind(),
          new UnswitchKind(),
          new RecurrenceKind(),
          new DuffKind(),
          new CompoundKind(),
          new IncrementKind(),
          new ChainKind(),
          new RecordCopyKind(),
          new VectorAssignmentKind(),
          new LocalArrayKind(),
          new LocalRecordKind(),
          new StaticKind(),
          new ConstKind(),
          new VolatileKind(),
          new PointerKind(),
          new MemoryKind(),
          new StringKind(),
          new HeapKind(),
          new VlaKind(),
          new AtomicKind(),
          new HintKind(),
          new BlockKind(),
          new EmptyKind(),
          new NeverKind(),
          new ReturnKind());
}
