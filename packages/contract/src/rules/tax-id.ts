const weights = [1, 2, 1, 2, 1, 2, 4, 1];
const eightDigits = /^(?!0{8})\d{8}$/;
/** Where the product has two digits that count as 1 or as 0. */
const specialDigitIndex = 6;

/**
 * Whether a 統一編號 can exist: the digits of the weighted digits add up to a multiple of five; with a 7 in the seventh
 * place one more counts too.
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
