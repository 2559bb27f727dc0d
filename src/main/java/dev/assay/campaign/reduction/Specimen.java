package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;

/** A program that shows a bug, and where: what a reduction begins with. */
public record Specimen(TestCase test, Configuration bad, Symptom symptom) {}
