package dev.assay.interpret.node;

import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.memory.Memory;
import dev.assay.interpret.memory.Restraint;
import java.util.List;
import java.util.function.Supplier;

/** A statement before which places are read for a probe. */
public final class ReadingStmt extends StmtNode {
  private final StmtNode statement;
  private final Stmt written;
  private final Probe probe;

  private final Supplier<List<ExprNode>> source;

  /** What reads each place, null once that failed; null itself before the first visit. */
  private ExprNode[] places;

  /** The bits of the values last read, so that values that stay need no new box. */
  private long[] bits;

  private Object[] values;
  private boolean ended;

  /** {@code source} gives what reads the places, without effect on anything. */
  public ReadingStmt(
      StmtNode statement, Stmt written, Probe probe, Supplier<List<ExprNode>> source) {
    this.statement = statement;
    this.written = written;
    this.probe = probe;
    this.source = source;
  }

  @Override
  public int exec(Frame frame) {
    if (!ended) {
      if (places == null) {
        begin();
      }
      Memory memory = frame.machine().memory();
      Restraint held = memory.unrestrained();
      readAll(frame);
      memory.release(held);
    }
    return statement.exec(frame);
  }

  private void begin() {
    places = source.get().toArray(new ExprNode[0]);
    bits = new long[places.length];
    values = new Object[places.length];
  }

  private void readAll(Frame frame) {
    for (int i = 0; i < places.length; i++) {
      if (places[i] != null) {
        try {
          read(i, frame);
        } catch (Halt _) {
          places[i] = null;
          values[i] = null;
        }
      }
    }
    ended = !probe.read(written, values);
  }

  private void read(int i, Frame frame) {
    ExprNode place = places[i];
    switch (place.kind()) {
      case LONG -> {
        long value = place.execLong(frame);
        if (value != bits[i] || values[i] == null) {
          bits[i] = value;
          values[i] = value;
        }
      }
      case DOUBLE -> {
        double value = place.execDouble(frame);
        long raw = Double.doubleToRawLongBits(value);
        if (raw != bits[i] || values[i] == null) {
          bits[i] = raw;
          values[i] = value;
        }
      }
      case OBJECT -> values[i] = place.execObject(frame);
      case VOID -> places[i] = null;
    }
  }

  @Override
  public boolean contains(int label) {
    return statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return statement.execFrom(frame, label);
  }
}
