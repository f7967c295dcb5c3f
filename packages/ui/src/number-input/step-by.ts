/** Adds `amount` within the limits and without binary rounding artefacts; returns zero if there was no number. */
export function stepBy(
  value: number | null,
  amount: number,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number {
  const next = value === null ? 0 : Number((value + amount).toPrecision(15));
  return Math.min(max, Math.max(min, next));
}
