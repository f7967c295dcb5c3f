const digits = '零壹貳參肆伍陸柒捌玖';
/** Units of the digits within a group, and of the groups of four digits, both from the highest. */
const places = ['仟', '佰', '拾', ''] as const;
const groups = ['兆', '億', '萬', ''] as const;
const most = 10 ** 12;

function groupInWords(group: string): string {
  const words = [...group].map((digit, place) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[place]}`));
  return words.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/**
 * An amount in the capital numerals of documents that must not be altered. A gap between two digits is written as one 零.
 *
 * @throws RangeError unless the amount is a whole number up to a billion (10¹²).
 * @example capitalAmount(23_730) // '貳萬參仟柒佰參拾元整'
 */
export function capitalAmount(amount: number): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > most)
    throw new RangeError(`${amount} cannot be written in capital numerals: only whole dollars up to ${most}`);
  const padded = String(amount).padStart(16, '0');
  let words = '';
  let hasGap = false;
  for (const [index, unit] of groups.entries()) {
    const group = padded.slice(index * 4, index * 4 + 4);
    const inWords = groupInWords(group);
    if (inWords === '') {
      hasGap = true;
      continue;
    }
    const own = inWords.replace(/^零/, '');
    const isApart = words !== '' && (hasGap || own !== inWords);
    words += `${isApart ? '零' : ''}${own}${unit}`;
    hasGap = false;
  }
  return `${words || '零'}元整`;
}
