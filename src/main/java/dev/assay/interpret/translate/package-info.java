/** Turns the typed tree into executable nodes for one run. */
package dev.assay.interpret.translate;
