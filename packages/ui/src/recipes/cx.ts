/** Joins the class names that are there. Unlike `cn` it merges nothing, for parts whose classes never override one another. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
