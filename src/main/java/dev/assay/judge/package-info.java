/** What the runs of compilers mean: oracles, verdicts and the signatures that tell bugs apart. */
package dev.assay.judge;
