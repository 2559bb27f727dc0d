package dev.assay.compile.process;

/** Runs tasks to their end; may be used by many threads at once. */
public interface ProcessRunner {
  /** Never throws for what the process does, and never leaves a process of the task behind. */
  Completed run(Task task);
}
