/** Types, global variables and the values they start with. */
package dev.assay.generate.exact.environment;
