import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { useCheckedRef } from '../internal/use-checked-ref';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Styles the only child element, such as a router's link. @default false */
  asChild?: boolean;
}

/**
 * A link, within text or on its own; inherits font size and weight.
 *
 * @example <Link asChild><RouterLink to="/guide">看合作流程</RouterLink></Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { asChild, className, children, ...props },
  ref,
) {
  const looks = {
    ref: useCheckedRef(ref),
    'data-slot': 'link',
    className: cn(
      'pd:rounded-hair pd:text-ink pd:underline pd:decoration-line-strong pd:decoration-1 pd:underline-offset-3 pd:hover:decoration-current',
      'pd:focus-visible:outline-2 pd:focus-visible:outline-offset-2 pd:focus-visible:outline-focus',
      className,
    ),
    ...props,
  };
  const Part = hasSingleElementChild({ asChild, children }) ? Slot.Root : 'a';
  return <Part {...looks}>{children}</Part>;
});
