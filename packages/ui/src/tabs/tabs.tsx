import { Tabs as TabsPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useDir } from '../internal/use-dir';
import { asRoot, useRoot } from '../internal/use-root';

export type TabsProps = ComponentPropsWithoutRef<typeof TabsPrimitive.Root>;

/**
 * Views of which one is visible. `value`, `defaultValue`, `onValueChange`; `activationMode="manual"` if views load data.
 *
 * @example
 * <Tabs defaultValue="open">
 *   <TabsList aria-label="專案"><TabsTrigger value="open">進行中</TabsTrigger></TabsList>
 *   <TabsContent value="open">…</TabsContent>
 * </Tabs>
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs({ className, ...props }, ref) {
  return asRoot(
    'Tabs',
    <TabsPrimitive.Root
      ref={ref}
      data-slot="tabs"
      className={cn('pd-root', className)}
      {...useDir()}
      {...props}
      asChild={hasSingleElementChild(props)}
    />,
  );
});

export type TabsListProps = ComponentPropsWithoutRef<typeof TabsPrimitive.List>;

/** The row of tabs; scrolls horizontally if they don't fit. Give it an `aria-label`. */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList({ className, ...props }, ref) {
  useRoot('TabsList', 'Tabs');
  return (
    <TabsPrimitive.List
      ref={useCheckedRef(ref)}
      data-slot="tabs-list"
      className={cn(
        'pd:flex pd:gap-4 pd:overflow-x-auto pd:overflow-y-hidden pd:shadow-[inset_0_-1px_0_var(--pd-line)] pd:[scrollbar-width:none]',
        className,
      )}
      {...props}
      asChild={hasSingleElementChild(props)}
    />
  );
});

export type TabsTriggerProps = ComponentPropsWithoutRef<typeof TabsPrimitive.Trigger>;

/** One tab; may contain a number or a `Count` after its text. */
export const TabsTrigger = forwardRef<HTMLButtonElement, TabsTriggerProps>(function TabsTrigger(
  { className, ...props },
  ref,
) {
  useRoot('TabsTrigger', 'Tabs');
  return (
    <TabsPrimitive.Trigger
      ref={ref}
      data-slot="tabs-trigger"
      className={cn(
        'pd:relative pd:flex pd:shrink-0 pd:items-center pd:gap-1.5 pd:px-1 pd:py-2.5 pd:whitespace-nowrap pd:text-ink-2 pd:pointer-coarse:min-h-11',
        'pd:hover:text-ink pd:focus-visible:rounded-small pd:focus-visible:-outline-offset-2 pd:disabled:cursor-not-allowed pd:disabled:text-ink-3 pd:disabled:opacity-60',
        'pd:data-[state=active]:font-medium pd:data-[state=active]:text-ink',
        // The first tab is aligned with the content above and below.
        'pd:first:ps-0 pd:first:data-[state=active]:after:start-0',
        "pd:data-[state=active]:after:absolute pd:data-[state=active]:after:inset-x-1 pd:data-[state=active]:after:bottom-0 pd:data-[state=active]:after:h-0.5 pd:data-[state=active]:after:bg-accent pd:data-[state=active]:after:content-['']",
        className,
      )}
      {...props}
      asChild={hasSingleElementChild(props)}
    />
  );
});

export type TabsContentProps = ComponentPropsWithoutRef<typeof TabsPrimitive.Content>;

/** The view of one tab. */
export const TabsContent = forwardRef<HTMLDivElement, TabsContentProps>(function TabsContent(
  { className, ...props },
  ref,
) {
  useRoot('TabsContent', 'Tabs');
  return (
    <TabsPrimitive.Content
      ref={ref}
      data-slot="tabs-content"
      className={cn('pd:pt-4', className)}
      {...props}
      asChild={hasSingleElementChild(props)}
    />
  );
});
