/** The commands, one class each; the only package that talks to the person at the terminal. */
package dev.assay.cli;
