/**
 * Formats the numbers of script segments, from 1.
 *
 * @example segmentNumbers([2, 4]) // '第 2、4 段'
 */
export const segmentNumbers = (numbers: readonly number[]): string =>
  numbers.length > 0 ? `第 ${numbers.join('、')} 段` : '';
