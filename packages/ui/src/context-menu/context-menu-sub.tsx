import { ChevronRight } from 'lucide-react';
import { ContextMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { menuItemClass, menuTextClass } from '../internal/menu-classes';
import { asRoot, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';
import { contextMenuClass } from './context-menu-class';

/** Holds the state of a menu inside the menu. One level is plenty. */
export function ContextMenuSub(props: ComponentPropsWithoutRef<typeof Radix.Sub>) {
  useRoot('ContextMenuSub', 'ContextMenuContent');
  return asRoot('ContextMenuSub', <Radix.Sub {...props} />);
}

/** The item that opens it: → or Enter. */
export const ContextMenuSubTrigger = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.SubTrigger>, 'asChild'>
>(function ContextMenuSubTrigger({ className, children, ...props }, ref) {
  useRoot('ContextMenuSubTrigger', 'ContextMenuSub');
  return (
    <Radix.SubTrigger
      ref={ref}
      data-slot="context-menu-sub-trigger"
      className={cn(menuItemClass, 'pd:data-[state=open]:bg-hover', className)}
      {...props}
    >
      <span className={menuTextClass}>{children}</span>
      <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="pd:shrink-0 pd:text-ink-3" />
    </Radix.SubTrigger>
  );
});

/** Its items; ← closes. */
export const ContextMenuSubContent = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.SubContent>, 'asChild'>
>(function ContextMenuSubContent({ className, ...props }, ref) {
  useRoot('ContextMenuSubContent', 'ContextMenuSub');
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.SubContent
        ref={ref}
        data-slot="context-menu-sub-content"
        loop
        sideOffset={4}
        collisionPadding={8}
        className={cn(contextMenuClass, className)}
        {...props}
      />
    </Radix.Portal>
  );
});
