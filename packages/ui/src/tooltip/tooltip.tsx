// Not from `radix-ui`: bundlers that split by file would then include the layer's dependencies.
import { Slot } from '@radix-ui/react-slot';
import type { Tooltip as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { isOneElement } from '../internal/as-child';
import { useTrigger } from './use-trigger';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'content' | 'children'> {
  /** The text of the tooltip; short, and never needed to understand the page. */
  content: ReactNode;
  /** The one focusable element it explains. */
  children: ReactNode;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A word or two about a control, on hover and on focus. The code that displays it is loaded on demand.
 *
 * @example <Tooltip content="複製連結"><Button icon={<Copy />} /></Tooltip>
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, children, open, defaultOpen, onOpenChange, ...contentProps },
  ref,
) {
  const { Layer, link, group, triggerProps } = useTrigger(open ?? defaultOpen ?? false);
  if (!isOneElement(children)) {
    if (process.env.NODE_ENV === 'production') return children;
    throw new Error(
      '@paidang/ui: <Tooltip> needs exactly one child element, but found none or several, so users could not reach it. Put exactly one focusable element inside, such as a <Button>.',
    );
  }
  return (
    <>
      <Slot {...triggerProps}>{children}</Slot>
      {Layer && link && (
        <Layer
          {...link}
          group={group}
          content={content}
          contentProps={contentProps}
          contentRef={ref}
          open={open}
          defaultOpen={defaultOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  );
});
