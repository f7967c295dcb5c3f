import { Fragment, isValidElement, type ReactNode } from 'react';

interface AsChildProps {
  asChild?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Whether a part gives its looks to its only child. Where `asChild` finds anything but one element, the part throws in
 * development and stays its own element in production: Radix's Slot would take the page down.
 */
export function hasSingleElementChild({ asChild = false, children }: AsChildProps): boolean {
  if (!asChild || isOneElement(children)) return asChild;
  if (process.env.NODE_ENV === 'production') return false;
  throw new Error(
    '@paidang/ui: asChild needs exactly one child element, but found none or several. Put one inside, such as <a href="/guide">.',
  );
}

/** A fragment is none: it has nowhere to put a class or a handler. */
export function isOneElement(children: ReactNode): boolean {
  return isSentLater(children) || (isValidElement(children) && children.type !== Fragment);
}

/** An element that a server component still sends, which Radix's Slot waits for. */
const isSentLater = (children: ReactNode): boolean =>
  (children as { $$typeof?: symbol } | null | undefined)?.$$typeof === Symbol.for('react.lazy');
