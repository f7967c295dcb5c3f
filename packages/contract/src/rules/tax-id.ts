const weights = [1, 2, 1, 2, 1, 2, 4, 1];
const eightDigits = /^(?!0{8})\d{8}$/;
/** Position where the product has two digits that may count as 1 or as 0. */
const specialDigitIndex = 6;

/**
 * Whether a 統一編號 is valid: the digits of the weighted digits add up to a multiple of five; if the seventh digit is a 7,
 * the sum may also be one more.
 *
 * @example isTaxId('04595257') // true
 */
export function isTaxId(value: string): boolean {
  if (!eightDigits.test(value)) return false;
  const sum = weights
    .map((weight, place) => weight * Number(value[place]))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 5 === 0 || (value[specialDigitIndex] === '7' && (sum + 1) % 5 === 0);
}
