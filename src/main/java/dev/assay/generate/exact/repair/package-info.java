/** Operations left open until a run shows what they may be. */
package dev.assay.generate.exact.repair;
