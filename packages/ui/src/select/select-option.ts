import { isValidElement, type ReactNode } from 'react';

/** One option of a `Select`. */
export interface SelectOption<Value extends string> {
  /** Unique and never empty; leave `value` undefined for "nothing chosen". */
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** Heading it stands under, with those beside it of the same group. */
  group?: string;
}

/** The words of a label, which typing looks for. */
export function textOf(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(label) ? textOf(label.props.children) : '';
}
