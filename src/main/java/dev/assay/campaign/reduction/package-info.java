/**
 * Reduces programs that show bugs: what makes each bug this bug, the command line, and the job from
 * a test case to a small one.
 */
package dev.assay.campaign.reduction;
