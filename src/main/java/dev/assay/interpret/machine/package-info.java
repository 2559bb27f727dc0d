/** The state of a run: the stack of calls, fuel, output, and the way library functions plug in. */
package dev.assay.interpret.machine;
