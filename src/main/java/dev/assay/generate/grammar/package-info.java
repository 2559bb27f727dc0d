/** Programs that compilers must accept, with little restraint: they hunt crashes and hangs. */
package dev.assay.generate.grammar;
