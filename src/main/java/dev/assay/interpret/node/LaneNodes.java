package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.Blob;
import dev.assay.interpret.value.Repr;
import java.util.Arrays;
import java.util.List;

/** Some lanes of vectors, taken out and put in; lanes without a value stay so. */
public final class LaneNodes {
  private LaneNodes() {}

  /** A vector of the lanes with these numbers. */
  public static ObjectNode pick(ExprNode vector, Repr.Lanes lanes, List<Integer> numbers) {
    return new Pick(vector, lanes.laneSize(), List.copyOf(numbers));
  }

  /** The vector with the lanes of another, one after the other, at these numbers. */
  public static ObjectNode put(
      ExprNode vector, ExprNode values, Repr.Lanes lanes, List<Integer> numbers) {
    return new Put(vector, values, lanes.laneSize(), List.copyOf(numbers));
  }

  /** Writes the lanes of a vector, one after the other, at these numbers of the one in memory. */
  public static ObjectNode store(
      ExprNode address, ExprNode values, Access lane, List<Integer> numbers) {
    return new Store(address, values, lane, List.copyOf(numbers));
  }

  private static byte[] defined(Blob blob) {
    if (blob.defined() != null) {
      return blob.defined().clone();
    }
    var all = new byte[blob.size()];
    Arrays.fill(all, (byte) -1);
    return all;
  }

  private static final class Pick extends ObjectNode {
    private final ExprNode vector;
    private final int size;
    private final List<Integer> numbers;

    Pick(ExprNode vector, int size, List<Integer> numbers) {
      this.vector = vector;
      this.size = size;
      this.numbers = numbers;
    }

    @Override
    public Object execObject(Frame frame) {
      Blob from = (Blob) vector.execObject(frame);
      byte[] known = defined(from);
      var bytes = new byte[size * numbers.size()];
      var defined = new byte[bytes.length];
      for (int i = 0; i < numbers.size(); i++) {
        System.arraycopy(from.bytes(), numbers.get(i) * size, bytes, i * size, size);
        System.arraycopy(known, numbers.get(i) * size, defined, i * size, size);
      }
      return new Blob(bytes, defined, null);
    }
  }

  private static final class Store extends ObjectNode {
    private final ExprNode address;
    private final ExprNode values;
    private final Access lane;
    private final List<Integer> numbers;

    Store(ExprNode address, ExprNode values, Access lane, List<Integer> numbers) {
      this.address = address;
      this.values = values;
      this.lane = lane;
      this.numbers = numbers;
    }

    @Override
    public Object execObject(Frame frame) {
      long place = address.execLong(frame);
      Blob some = (Blob) values.execObject(frame);
      byte[] known = defined(some);
      int size = lane.size();
      for (int i = 0; i < numbers.size(); i++) {
        byte[] bytes = Arrays.copyOfRange(some.bytes(), i * size, (i + 1) * size);
        byte[] defined = Arrays.copyOfRange(known, i * size, (i + 1) * size);
        long target = place + (long) numbers.get(i) * size;
        frame.machine().block().store(target, new Blob(bytes, defined, null), lane);
      }
      return some;
    }
  }

  private static final class Put extends ObjectNode {
    private final ExprNode vector;
    private final ExprNode values;
    private final int size;
    private final List<Integer> numbers;

    Put(ExprNode vector, ExprNode values, int size, List<Integer> numbers) {
      this.vector = vector;
      this.values = values;
      this.size = size;
      this.numbers = numbers;
    }

    @Override
    public Object execObject(Frame frame) {
      Blob whole = (Blob) vector.execObject(frame);
      Blob some = (Blob) values.execObject(frame);
      byte[] bytes = whole.bytes().clone();
      byte[] defined = defined(whole);
      byte[] known = defined(some);
      for (int i = 0; i < numbers.size(); i++) {
        System.arraycopy(some.bytes(), i * size, bytes, numbers.get(i) * size, size);
        System.arraycopy(known, i * size, defined, numbers.get(i) * size, size);
      }
      return new Blob(bytes, defined, null);
    }
  }
}
