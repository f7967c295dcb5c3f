import { inTurns } from '../apart';

/**
 * Decoding takes threads from the few that the process has for files and passwords too, and memory by the pixel: two are
 * left to others.
 *
 * @param owner whose picture it is.
 * @throws 0429 when too much is waiting
 */
export const decodeInTurn = inTurns({ atOnce: 2, waiting: 40, ofOne: 12 });
