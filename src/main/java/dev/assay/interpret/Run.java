package dev.assay.interpret;

import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.translate.ProgramTranslator;
import java.util.function.Function;

/** Runs a program on a thread with room for deep recursion; always gives a result. */
final class Run {
  private static final long STACK_BYTES = 1L << 30;
  private static final long SMALLEST_STACK = 1L << 21;

  private final Program program;
  private final Outside outside;
  private final Function<Start, Machine> machines;
  private final boolean bothOrders;
  private Start start;
  private boolean rightToLeft;
  private Machine machine;
  private ProgramTranslator translator;
  private volatile Execution execution;

  Run(Program program, Dialect dialect, Limits limits, Choices choices, Outside outside) {
    this(program, dialect, limits, choices, outside, false);
  }

  /** With {@code bothOrders} the order of operands may be changed between executions. */
  Run(
      Program program,
      Dialect dialect,
      Limits limits,
      Choices choices,
      Outside outside,
      boolean bothOrders) {
    this.bothOrders = bothOrders;
    this.rightToLeft = choices.rightToLeft();
    this.program = program;
    this.outside = outside;
    var layout = new Layout(program.model(), program.tags());
    this.start = limits.start();
    this.machines =
        from -> new Machine(program.model(), layout, dialect, choices, limits.withStart(from));
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
    Thread thread = started(STACK_BYTES);
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException _) {
        // The run ends by itself; the interruption is for the caller.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return execution;
  }

  /** A machine short of address space gets a smaller stack, and so less recursion. */
  private Thread started(long stackBytes) {
    var thread = new Thread(null, this::guarded, "interpreter", stackBytes);
    try {
      thread.start();
      return thread;
    } catch (OutOfMemoryError failure) {
      if (stackBytes <= SMALLEST_STACK) {
        throw failure;
      }
      return started(stackBytes / 8);
    }
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

  private void guarded() {
    execution = new Execution.OutOfFuel("memory", Span.NONE, 0);
    try {
      prepare();
      execution = translator.run().execution();
    } catch (Halt halt) {
      execution = halt.execution();
    } catch (StackOverflowError _) {
      execution = new Execution.OutOfFuel("stack", place(), machine.steps());
    } catch (OutOfMemoryError _) {
      execution = new Execution.OutOfFuel("memory", place(), machine.steps());
    } catch (RuntimeException failure) {
      execution = new Execution.Unsupported("internal: " + describe(failure), place());
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

  private Span place() {
    Frame top = machine.top();
    return top == null ? Span.NONE : top.site();
  }

  private static String describe(RuntimeException failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? failure.toString() : failure + " at " + trace[0];
  }
}
