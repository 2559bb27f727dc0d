package dev.assay.mutate;

import dev.assay.c.DataModel;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.FieldWidths;

/**
 * For which target, under which rules and with whose predefined macros a program is interpreted.
 */
public record Setting(DataModel model, Dialect dialect, Reader reader) {

  /** For programs that ask for no predefined macro. */
  public Setting(DataModel model, Dialect dialect) {
    this(model, dialect, Reader.ANY);
  }

  /** With the rules that leave most undefined: what is defined by them is so by all others. */
  public Setting strict() {
    return new Setting(model, dialect.strict(), reader);
  }

  public Setting withFields(FieldWidths decided) {
    return new Setting(model, dialect.withFields(decided), reader);
  }

  /** The model that a program is to be parsed for. */
  public DataModel parsed() {
    return dialect.fields() == FieldWidths.KEPT ? model.withFieldsThatKeepWidth() : model;
  }

  public Setting readBy(Reader other) {
    return new Setting(model, dialect, other);
  }
}
