import { HoverCard as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { floatingClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { rootOf, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';

/**
 * Holds the state of one card. Controlled by `open` and `onOpenChange`, or by `HoverCardTrigger` alone; `openDelay` and
 * `closeDelay` are milliseconds, 700 and 300 unless told.
 */
export const HoverCard: typeof Radix.Root =
  process.env.NODE_ENV === 'production' ? Radix.Root : rootOf('HoverCard', Radix.Root);

/** The link whose target the card is a preview of; it opens the card when the pointer rests on it or it has the focus. */
export const HoverCardTrigger = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function HoverCardTrigger(props, ref) {
    useRoot('HoverCardTrigger', 'HoverCard');
    return <Radix.Trigger ref={ref} data-slot="hover-card-trigger" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

export interface HoverCardContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'> {
  /** Distance from the link, px. @default 4 */
  sideOffset?: number;
}

/**
 * A preview of where a link leads, as wide as its content up to 400 px. Fingers cannot open it and screen readers do not hear
 * it, so it says nothing that the page behind the link does not say. The focus stays on the link: put nothing into it that
 * has to be pressed.
 *
 * @example
 * <HoverCard>
 *   <HoverCardTrigger href="/creator/42">林阿澄</HoverCardTrigger>
 *   <HoverCardContent>美妝保養，YouTube 12 萬</HoverCardContent>
 * </HoverCard>
 */
export const HoverCardContent = forwardRef<HTMLDivElement, HoverCardContentProps>(function HoverCardContent(
  { sideOffset = 4, className, ...props },
  ref,
) {
  useRoot('HoverCardContent', 'HoverCard');
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        ref={useCheckedRef(ref)}
        data-slot="hover-card-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floatingClass,
          'pd:max-w-[min(400px,100vw-16px)] pd:origin-(--radix-hover-card-content-transform-origin) pd:p-4',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
});
