import { Fragment, isValidElement, type ReactNode } from 'react';

interface AsChildProps {
  asChild?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Whether a part passes its styles to its only child. If `asChild` gets anything but a single element, the part throws in
 * development and renders its own element in production, where Radix's Slot would crash the page.
 */
export function hasSingleElementChild({ asChild = false, children }: AsChildProps): boolean {
  if (!asChild || isOneElement(children)) return asChild;
  if (process.env.NODE_ENV === 'production') return false;
  throw new Error(
    '@paidang/ui: asChild needs exactly one child element, but found none or several. Put one inside, such as <a href="/guide">.',
  );
}

/** A fragment does not count: it accepts neither a class nor a handler. */
export function isOneElement(children: ReactNode): boolean {
  return isSentLater(children) || (isValidElement(children) && children.type !== Fragment);
}

/** An element a server component is still streaming, which Radix's Slot waits for. */
const isSentLater = (children: ReactNode): boolean =>
  (children as { $$typeof?: symbol } | null | undefined)?.$$typeof === Symbol.for('react.lazy');
