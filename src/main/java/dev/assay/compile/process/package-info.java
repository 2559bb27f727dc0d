/** Starts processes under limits, waits for them and leaves nothing of them behind. */
package dev.assay.compile.process;
