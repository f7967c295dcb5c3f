import { HoverCard as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { floatingClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { rootOf, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';

/**
 * Holds the state of one card. Controlled by `open` and `onOpenChange`, or just by `HoverCardTrigger`; `openDelay` and
 * `closeDelay` are in milliseconds, 700 and 300 by default.
 */
export const HoverCard: typeof Radix.Root =
  process.env.NODE_ENV === 'production' ? Radix.Root : rootOf('HoverCard', Radix.Root);

/** The link the card previews; it opens the card when the pointer rests on it or it is focused. */
export const HoverCardTrigger = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function HoverCardTrigger(props, ref) {
    useRoot('HoverCardTrigger', 'HoverCard');
    return <Radix.Trigger ref={ref} data-slot="hover-card-trigger" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

export interface HoverCardContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'> {
  /** Distance from the link in px. @default 4 */
  sideOffset?: number;
}

/**
 * A preview of a link's target, as wide as its content up to 400 px. It is not available on touch screens or to screen
 * readers, so it must not say anything the target page does not say. The focus stays on the link: do not put anything
 * interactive into it.
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
