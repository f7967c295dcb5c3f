/** Below this part of the next larger size, a size is worth making. */
const worthwhile = 0.8;

/**
 * The sizes a video is made in, the smallest first: those of `sizes` below its own, and its own or the largest of `sizes`. Nothing
 * is enlarged. A video of one size has no ladder.
 *
 * @param lines of the shorter side of what was uploaded
 */
export function ladderOf(lines: number, sizes: readonly number[]): number[] {
  const own = Math.floor(Math.min(lines, Math.max(...sizes)) / 2) * 2;
  const below = sizes.filter((size) => size <= own * worthwhile);
  return below.length === 0 ? [] : [...below, own].sort((one, other) => one - other);
}
