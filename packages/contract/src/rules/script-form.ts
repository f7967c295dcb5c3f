type Form = 'multi' | 'separate' | 'one';

/**
 * Whether two forms of a script share a draft, so that switching between them sets nothing aside.
 *
 * @example shareDraft('multi', 'separate') // true
 */
export const shareDraft = (a: Form, b: Form): boolean => (a === 'one') === (b === 'one');
