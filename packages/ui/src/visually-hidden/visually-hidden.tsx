import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the only child element instead of adding a span. @default false */
  asChild?: boolean;
}

/**
 * Text for screen readers only.
 *
 * @example <VisuallyHidden>有 3 則未讀訊息</VisuallyHidden>
 */
export function VisuallyHidden({ asChild, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root data-slot="visually-hidden" className={cn('pd:sr-only', className)} {...props} />;
}
