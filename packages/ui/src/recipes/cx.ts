/** Joins class names, skipping empty ones. Unlike `cn` it does not merge utilities, for parts whose classes never conflict. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
