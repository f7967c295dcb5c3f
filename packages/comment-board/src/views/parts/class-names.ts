/** Joins what is there; the parts here never override one another, so nothing is merged. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
