/** The memory of a running program: objects with lifetime, values and effective types. */
package dev.assay.interpret.memory;
