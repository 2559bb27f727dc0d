/** Functions of real code, cut out of their programs, with what they give for some arguments. */
package dev.assay.harvest;
