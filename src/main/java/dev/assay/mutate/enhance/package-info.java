/** Programs made checkable: each prints one line, a checksum of all that it computed. */
package dev.assay.mutate.enhance;
