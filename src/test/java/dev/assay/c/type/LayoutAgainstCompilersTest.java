package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.TagDef;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares sizes, alignments, offsets and bit positions of random records with what compilers put
 * into an object file: the numbers as initialised data, each bit-field as an object with only that
 * field set.
 */
final class LayoutAgainstCompilersTest {
  private static final int SLOT = 512;
  private static final int RECORDS = 150;

  @TempDir Path dir;

  @ParameterizedTest
  @CsvSource({"gcc,-m64", "gcc,-m32", "clang,-m64", "clang,-m32", "clang-14,-m64", "clang-14,-m32"})
  void agrees(String compiler, String width) throws IOException, InterruptedException {
    Path probe = Files.writeString(dir.resolve("probe.c"), "int x;");
    boolean usable =
        run(List.of(compiler, width, "-c", probe.toString(), "-o", dir.resolve("p.o").toString()));
    if (!usable) {
      System.out.println("skipped: no " + compiler + " that takes " + width);
    }
    assumeTrue(usable, "no " + compiler + " that takes " + width);
    DataModel model = width.equals("-m64") ? DataModel.LP64 : DataModel.ILP32;
    int rounds = Integer.getInteger("assay.layout.rounds", 2);
    for (long seed = 1; seed <= rounds; seed++) {
      check(new RandomRecords(seed, RECORDS), compiler, width, model);
    }
  }

  private void check(RandomRecords random, String compiler, String width, DataModel model)
      throws IOException, InterruptedException {
    var layout = new Layout(model, random.table());
    var source = new Source(layout);
    random.records().forEach(source::add);
    Path c = dir.resolve("records.c");
    Path object = dir.resolve("records.o");
    Files.writeString(c, source.text());
    boolean compiled =
        run(List.of(compiler, width, "-w", "-c", c.toString(), "-o", object.toString()));
    assertTrue(compiled, () -> compiler + " " + width + " does not compile " + source.text());
    ByteBuffer numbers = section(object, "numbers");
    ByteBuffer bits = section(object, "bits");
    for (int i = 0; i < source.expected.size(); i++) {
      assertEquals(source.expected.get(i), numbers.getInt(4 * i), source.labels.get(i));
    }
    for (int i = 0; i < source.fields.size(); i++) {
      assertEquals(source.fields.get(i), firstAndLastBit(bits, i), source.fieldLabels.get(i));
    }
  }

  private ByteBuffer section(Path object, String name) throws IOException, InterruptedException {
    Path out = dir.resolve(name + ".bin");
    run(
        List.of(
            "objcopy",
            "-O",
            "binary",
            "--set-section-flags",
            name + "=alloc,contents",
            "-j",
            name,
            object.toString(),
            out.toString()));
    return ByteBuffer.wrap(Files.readAllBytes(out)).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static String firstAndLastBit(ByteBuffer bits, int slot) {
    int first = -1;
    int last = -1;
    for (int bit = 0; bit < 8 * SLOT; bit++) {
      if ((bits.get(slot * SLOT + bit / 8) >> bit % 8 & 1) != 0) {
        first = first < 0 ? bit : first;
        last = bit;
      }
    }
    return first + ".." + last;
  }

  private boolean run(List<String> command) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** The C file, with what each of its numbers and objects should be. */
  private static final class Source {
    private final Layout layout;
    private final StringBuilder records = new StringBuilder(RandomRecords.prelude());
    private final StringBuilder numbers = new StringBuilder();
    private final StringBuilder slots = new StringBuilder();
    private final StringBuilder values = new StringBuilder();
    final List<Integer> expected = new ArrayList<>();
    final List<String> labels = new ArrayList<>();
    final List<String> fields = new ArrayList<>();
    final List<String> fieldLabels = new ArrayList<>();

    Source(Layout layout) {
      this.layout = layout;
    }

    void add(TagDef.RecordDef record) {
      String text = text(record);
      String name = record.tag().toString();
      records.append(text);
      RecordLayout made = layout.layout(record.tag()).orElseThrow();
      number("sizeof(" + name + ")", made.size(), text);
      number("_Alignof(" + name + ")", made.align(), text);
      for (FieldLayout field : made.fields()) {
        if (field.isBitField() && !field.field().name().isEmpty()) {
          bits(name, field, text);
        } else if (!field.isBitField()) {
          number(
              "__builtin_offsetof(" + name + ", " + field.field().name() + ")",
              field.offset(),
              text);
        }
      }
    }

    private void number(String c, long value, String text) {
      numbers.append(c).append(",\n");
      expected.add((int) value);
      labels.add(c + " in " + text);
    }

    private void bits(String record, FieldLayout field, String text) {
      String member = "s" + fields.size();
      slots.append("union { ").append(record).append(" r; char room[").append(SLOT).append("]; } ");
      slots.append(member).append(";\n");
      String value = Types.isBool(field.field().type()) ? "1" : "-1";
      values.append('.').append(member).append(".r.").append(field.field().name());
      values.append(" = ").append(value).append(",\n");
      fields.add(field.bitOffset() + ".." + (field.bitOffset() + field.bitWidth() - 1));
      fieldLabels.add(field.field().name() + " in " + text);
    }

    String text() {
      return records
          + "unsigned values[] __attribute__((section(\"numbers\"))) = {\n"
          + numbers
          + "};\nstruct All {\n"
          + slots
          + "} objects __attribute__((section(\"bits\"))) = {\n"
          + values
          + "};\n";
    }

    private static String text(TagDef.RecordDef record) {
      var text = new StringBuilder();
      if (record.pack() > 0) {
        text.append("#pragma pack(push, ").append(record.pack()).append(")\n");
      }
      text.append(record.tag()).append(" {\n");
      for (TagDef.Field f : record.fields()) {
        text.append("  ").append(declaration(f.type(), f.name()));
        f.bitWidth().ifPresent(w -> text.append(" : ").append(w));
        text.append(attributes(f.attributes())).append(";\n");
      }
      text.append("}").append(attributes(record.attributes())).append(";\n");
      return record.pack() > 0 ? text.append("#pragma pack(pop)\n").toString() : text.toString();
    }

    private static String declaration(CType type, String name) {
      return type instanceof CType.Array a
          ? Types.name(a.element())
              + " "
              + name
              + "["
              + ((CType.ArraySize.Fixed) a.size()).count()
              + "]"
          : Types.name(type) + " " + name;
    }

    private static String attributes(List<Attribute> attributes) {
      var text = new StringBuilder();
      for (Attribute a : attributes) {
        String arguments = a.arguments().isEmpty() ? "" : "(" + a.arguments() + ")";
        text.append(" __attribute__((").append(a.name()).append(arguments).append("))");
      }
      return text.toString();
    }
  }
}
