package dev.assay.interpret.value;

import java.math.BigInteger;

/** A value of GNU's complex integer types. */
public record ComplexInteger(BigInteger re, BigInteger im) {}
