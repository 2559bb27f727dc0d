package dev.assay.interpret;

import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.walk.DeepThread;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.translate.ProgramTranslator;
import java.util.function.Function;

/** Runs a program on a thread with room for deep recursion; always gives a result. */
final class Run {
  private final Program program;
  private final Outside outside;
  private final Function<Start, Machine> machines;
  private final boolean bothOrders;
  private Start start;
  private boolean rightToLeft;
  private Machine machine;
  private ProgramTranslator translator;

  Run(Program program, Dialect dialect, Limits limits, Choices choices, Outside outside) {
    this(program, dialect, limits, choices, outside, Openings.ignored(), false);
  }

  /** With what the run shall keep of the choices that C leaves open to it. */
  Run(Program program, Dialect dialect, Limits limits, Choices choices, Openings openings) {
    this(program, dialect, limits, choices, Outside.NOBODY, openings, false);
  }

  /** With {@code bothOrders} the order of operands may be changed between executions. */
  Run(
      Program program,
      Dialect dialect,
      Limits limits,
      Choices choices,
      Outside outside,
      Openings openings,
      boolean bothOrders) {
    this.bothOrders = bothOrders;
    this.rightToLeft = choices.rightToLeft();
    this.program = program;
    this.outside = outside;
    var layout = new Layout(program.model(), program.tags());
    this.start = limits.start();
    this.machines =
        from ->
            new Machine(
                program.model(), layout, dialect, choices, limits.withStart(from), openings);
  }

  /** Runs it with other arguments and input. */
  Execution execute(Start from) {
    start = from;
    return execute();
  }

  /** Runs it with operands evaluated in the order given. */
  Execution execute(boolean lastFirst) {
    rightToLeft = lastFirst;
    return execute();
  }

  /** Runs the program from its start, translated anew only where an earlier run can't be reused. */
  Execution execute() {
    return DeepThread.call(this::guarded);
  }

  /** Whether the last execution evaluated operands whose order may be told from what it did. */
  boolean orderMattered() {
    return machine.orderMattered();
  }

  /** The place that printed the byte at the position. */
  Span placeOf(int position) {
    return machine.output().placeOf(position);
  }

  /** The place that gave the exit status, if main did. */
  Span endPlace() {
    return machine.endPlace();
  }

  private Execution guarded() {
    try {
      prepare();
      return translator.run().execution();
    } catch (Halt halt) {
      return halt.execution();
    } catch (StackOverflowError _) {
      return outOf("stack");
    } catch (OutOfMemoryError _) {
      return outOf("memory");
    } catch (RuntimeException failure) {
      return new Execution.Unsupported("internal: " + describe(failure), place());
    }
  }

  private void prepare() {
    if (translator != null && translator.isRepeatable()) {
      translator.restart(start);
    } else {
      machine = machines.apply(start);
      translator = new ProgramTranslator(program, machine, outside, bothOrders);
    }
    machine.evaluateFrom(rightToLeft);
  }

  private Execution outOf(String resource) {
    return new Execution.OutOfFuel(resource, place(), machine == null ? 0 : machine.steps());
  }

  private Span place() {
    Frame top = machine == null ? null : machine.top();
    return top == null ? Span.NONE : top.site();
  }

  private static String describe(RuntimeException failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? failure.toString() : failure + " at " + trace[0];
  }
}
