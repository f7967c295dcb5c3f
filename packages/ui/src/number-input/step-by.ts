/** The number `amount` further, inside its limits and without the tails of binary fractions; from nothing, zero. */
export function stepBy(
  value: number | null,
  amount: number,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number {
  const next = value === null ? 0 : Number((value + amount).toPrecision(15));
  return Math.min(max, Math.max(min, next));
}
