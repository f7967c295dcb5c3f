import { ContextMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { useShadowMenuKeys } from '../dropdown-menu/use-shadow-menu-keys';
import { dressesChild } from '../internal/child-slot';
import { TickIcon } from '../internal/icons';
import {
  menuChoiceClass,
  menuDangerClass,
  menuItemClass,
  menuLabelClass,
  menuSeparatorClass,
  menuTextClass,
} from '../internal/menu-classes';
import { asRoot, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';
import { contextMenuClass } from './context-menu-class';
import { useOpener } from './use-opener';

/**
 * Holds the state of one menu; `onOpenChange` tells when it opens. The page stays usable, as with `DropdownMenu`.
 *
 * A context menu is a shortcut: everything in it must be reachable elsewhere too.
 */
export function ContextMenu({ modal = false, ...props }: ComponentPropsWithoutRef<typeof Radix.Root>) {
  return asRoot('ContextMenu', <Radix.Root modal={modal} {...props} />);
}

/**
 * The area the menu belongs to. Opens with the secondary button, a long press, Shift+F10 or the menu key; with `asChild`
 * your own element does, which should be or hold something that can take the focus.
 */
export const ContextMenuTrigger = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function ContextMenuTrigger({ className, ...props }, ref) {
    useRoot('ContextMenuTrigger', 'ContextMenu');
    return (
      <Radix.Trigger
        ref={ref}
        data-slot="context-menu-trigger"
        className={cn('pd-root', className)}
        {...props}
        asChild={dressesChild(props)}
      />
    );
  },
);

export type ContextMenuContentProps = Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'>;

/**
 * The list of actions at the pointer. ↑ ↓ Home End move, letters jump, Enter and Space act, Esc closes. It has no button
 * to be named by: give it an `aria-label`.
 *
 * @example
 * <ContextMenu>
 *   <ContextMenuTrigger asChild><article tabIndex={0}>…</article></ContextMenuTrigger>
 *   <ContextMenuContent aria-label="留言"><ContextMenuItem onSelect={copy}>複製</ContextMenuItem></ContextMenuContent>
 * </ContextMenu>
 */
export const ContextMenuContent = forwardRef<HTMLDivElement, ContextMenuContentProps>(function ContextMenuContent(
  { className, children, onKeyDownCapture, onFocusCapture, onCloseAutoFocus, ...props },
  ref,
) {
  useRoot('ContextMenuContent', 'ContextMenu');
  const keys = useShadowMenuKeys(onKeyDownCapture);
  const opener = useOpener();
  return asRoot(
    'ContextMenuContent',
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        ref={ref}
        data-slot="context-menu-content"
        loop
        collisionPadding={8}
        className={cn(contextMenuClass, className)}
        {...props}
        onKeyDownCapture={keys.onKeyDownCapture}
        onFocusCapture={(event) => {
          onFocusCapture?.(event);
          keys.onFocusCapture(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          opener.onCloseAutoFocus(event);
        }}
      >
        {opener.memory}
        {children}
      </Radix.Content>
    </Radix.Portal>,
  );
});

export interface ContextMenuItemProps extends ComponentPropsWithoutRef<typeof Radix.Item> {
  /** `danger` for what destroys. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Icon before the text, 16 px. */
  icon?: ReactNode;
  /** The keys that do the same without the menu; shown only, listening is the page's part. */
  shortcut?: string;
}

/** One action: use `onSelect`. With `asChild` the item is a link. */
export const ContextMenuItem = forwardRef<HTMLDivElement, ContextMenuItemProps>(function ContextMenuItem(
  { tone = 'plain', icon, shortcut, className, children, asChild: wanted, ...props },
  ref,
) {
  const asChild = dressesChild({ asChild: wanted, children });
  useRoot('ContextMenuItem', 'ContextMenuContent');
  return (
    <Radix.Item
      ref={ref}
      data-slot="context-menu-item"
      data-tone={tone}
      asChild={asChild}
      className={cn(menuItemClass, tone === 'danger' && menuDangerClass, className)}
      {...props}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className={menuTextClass}>{children}</span>
          {shortcut ? <kbd className="pd:pl-4 pd:font-sans pd:text-12 pd:text-ink-3">{shortcut}</kbd> : null}
        </>
      )}
    </Radix.Item>
  );
});

/** One choice that is on or off: `checked`, `onCheckedChange`. */
export const ContextMenuCheckboxItem = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.CheckboxItem>, 'asChild'>
>(function ContextMenuCheckboxItem({ className, children, ...props }, ref) {
  useRoot('ContextMenuCheckboxItem', 'ContextMenuContent');
  return (
    <Radix.CheckboxItem
      ref={ref}
      data-slot="context-menu-checkbox-item"
      className={cn(menuChoiceClass, className)}
      {...props}
    >
      <span className={menuTextClass}>{children}</span>
      <Radix.ItemIndicator>
        <TickIcon size={16} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
});

/** Items that belong together. */
export const ContextMenuGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Group>>(
  function ContextMenuGroup(props, ref) {
    return <Radix.Group ref={ref} data-slot="context-menu-group" {...props} asChild={dressesChild(props)} />;
  },
);

/** Says what a group is about. */
export const ContextMenuLabel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Label>>(
  function ContextMenuLabel({ className, ...props }, ref) {
    return (
      <Radix.Label
        ref={ref}
        data-slot="context-menu-label"
        className={cn(menuLabelClass, className)}
        {...props}
        asChild={dressesChild(props)}
      />
    );
  },
);

/** A hairline between groups. */
export const ContextMenuSeparator = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.Separator>, 'asChild'>
>(function ContextMenuSeparator({ className, ...props }, ref) {
  return (
    <Radix.Separator
      ref={ref}
      data-slot="context-menu-separator"
      className={cn(menuSeparatorClass, className)}
      {...props}
    />
  );
});
