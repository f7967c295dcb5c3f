/** A size is worth making only below this fraction of the next larger one. */
const worthwhileFraction = 0.8;

/**
 * The sizes in which a video is made, smallest first: those of `sizes` below its own, and its own or the largest of `sizes`.
 * Nothing is enlarged. A video of a single size has no ladder.
 *
 * @param lines length of the uploaded video's shorter side
 */
export function ladderOf(lines: number, sizes: readonly number[]): number[] {
  const own = Math.floor(Math.min(lines, Math.max(...sizes)) / 2) * 2;
  const below = sizes.filter((size) => size <= own * worthwhileFraction);
  return below.length === 0 ? [] : [...below, own].sort((one, other) => one - other);
}
