type Class = string | false | null | undefined;

/** Joins class names. `cn` of `@paidang/ui` would bring a merger of 9 kB that nothing here needs. */
export const classes = (...values: Class[]): string => values.filter(Boolean).join(' ');
