type Form = 'multi' | 'separate' | 'one';

/**
 * Whether two forms of a script are written on the same draft: going from one to the other puts nothing away.
 *
 * @example shareDraft('multi', 'separate') // true
 */
export const shareDraft = (a: Form, b: Form): boolean => (a === 'one') === (b === 'one');
