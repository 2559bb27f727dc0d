package dev.assay.judge;

import dev.assay.c.Standard;
import dev.assay.compile.Configuration;
import dev.assay.mutate.Setting;

/** By which rules a configuration's program is to be understood. */
public interface Settings {
  Setting of(Configuration configuration, Standard standard);
}
