import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn';

export type TabsProps = ComponentProps<typeof TabsPrimitive.Root>;

/**
 * Views of which one shows. `value`, `defaultValue`, `onValueChange`; `activationMode="manual"` where a view loads.
 *
 * @example
 * <Tabs defaultValue="open">
 *   <TabsList aria-label="專案"><TabsTrigger value="open">進行中</TabsTrigger></TabsList>
 *   <TabsContent value="open">…</TabsContent>
 * </Tabs>
 */
export function Tabs({ className, ...props }: TabsProps) {
  return <TabsPrimitive.Root data-slot="tabs" className={cn('pd-root', className)} {...props} />;
}

export type TabsListProps = ComponentProps<typeof TabsPrimitive.List>;

/** The row of tabs; scrolls sideways when they don't fit. Give it an `aria-label`. */
export function TabsList({ className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn(
        'pd:flex pd:gap-4 pd:overflow-x-auto pd:overflow-y-hidden pd:shadow-[inset_0_-1px_0_var(--pd-line)] pd:[scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  );
}

export type TabsTriggerProps = ComponentProps<typeof TabsPrimitive.Trigger>;

/** One tab; may hold a figure or a `Count` after its words. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'pd:relative pd:flex pd:shrink-0 pd:items-center pd:gap-1.5 pd:px-1 pd:py-2.5 pd:whitespace-nowrap pd:text-ink-2 pd:pointer-coarse:min-h-11',
        'pd:hover:text-ink pd:focus-visible:rounded-[6px] pd:focus-visible:-outline-offset-2 pd:disabled:cursor-not-allowed pd:disabled:text-ink-3 pd:disabled:opacity-60',
        'pd:data-[state=active]:font-medium pd:data-[state=active]:text-ink',
        "pd:data-[state=active]:after:absolute pd:data-[state=active]:after:inset-x-1 pd:data-[state=active]:after:bottom-0 pd:data-[state=active]:after:h-0.5 pd:data-[state=active]:after:bg-ink pd:data-[state=active]:after:content-['']",
        className,
      )}
      {...props}
    />
  );
}

export type TabsContentProps = ComponentProps<typeof TabsPrimitive.Content>;

/** The view of one tab. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <TabsPrimitive.Content data-slot="tabs-content" className={cn('pd:pt-4', className)} {...props} />;
}
