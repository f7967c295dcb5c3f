import { isValidElement, type ReactNode } from 'react';

/** One option of a `Select`. */
export interface SelectOption<Value extends string> {
  /** Unique and not empty; leave the select's `value` undefined for "nothing chosen". */
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** Heading it is listed under, together with adjacent options of the same group. */
  group?: string;
}

/** The text of a label, which typing searches. */
export function textOf(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(label) ? textOf(label.props.children) : '';
}
