import { createLimitedQueue } from '../child-process';

/**
 * Decoding uses threads that the process also needs for files and passwords, and memory per pixel: two threads are left
 * free.
 *
 * @param owner whose picture it is.
 * @throws 0429 when too many tasks are waiting
 */
export const decodeQueue = createLimitedQueue({ atOnce: 2, waiting: 40, ofOne: 12 });
