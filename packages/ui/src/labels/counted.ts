const english = new Intl.PluralRules('en');

/**
 * A number with its noun, for English labels.
 *
 * @example counted(1, 'reply', 'replies') // '1 reply'
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${english.select(count) === 'one' ? one : many}`;
