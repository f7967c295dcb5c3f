const missing = new Set(['', '-', '--', '—', '–', 'n/a', 'na', 'null', '無', '不適用']);
const units: Readonly<Record<string, number>> = {
  '': 1,
  k: 1000,
  m: 1_000_000,
  b: 1_000_000_000,
  千: 1000,
  萬: 10_000,
  万: 10_000,
  億: 100_000_000,
};
const amount = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*([kmb千萬万億]?)%?$/;

/**
 * Parses a number as exports write it: `null` for an empty value, `undefined` for something that is not a number.
 *
 * @example parseAmount('1.5萬') // 15000
 */
export function parseAmount(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (missing.has(plain)) return null;
  const [, digits = '', unit = ''] = amount.exec(plain) ?? [];
  if (digits === '') return undefined;
  // 1.1 times a million is 1,100,000.0000000002 in floating point.
  return Math.round(Number(digits.replaceAll(',', '')) * (units[unit] ?? 1) * 10_000) / 10_000;
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function partsOf(text: string): readonly [year: string, month: string, day: string] | null {
  const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/.exec(text);
  if (yearFirst) return [yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? ''];
  // Meta writes the month first in Chinese files too.
  const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  if (monthFirst) return [monthFirst[3] ?? '', monthFirst[1] ?? '', monthFirst[2] ?? ''];
  const named = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/.exec(text);
  return named ? [named[3] ?? '', String(months.indexOf(named[1] ?? '') + 1), named[2] ?? ''] : null;
}

/**
 * Parses a calendar day as exports write it; `null` for anything else.
 *
 * @example parseDay('12/16/2026 20:00') // '2026-12-16'
 */
export function parseDay(text: string): string | null {
  const parts = partsOf(text.normalize('NFKC').trim().toLowerCase());
  if (!parts) return null;
  const [year, month, day] = parts;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
