import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { TickIcon } from '../internal/icons';
import { floatingClass } from '../internal/layer-classes';
import { useDir } from '../internal/use-dir';
import { keepMovedFocus } from '../internal/use-layer-focus';
import { asRoot, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';
import { useShadowMenuKeys } from './use-shadow-menu-keys';

/** One item of a menu. */
const menuItemClass = [
  'pd:flex pd:min-h-9 pd:cursor-default pd:items-center pd:gap-2 pd:rounded-small pd:px-2.5 pd:py-[7px] pd:text-14 pd:select-none',
  'pd:*:[svg]:shrink-0 pd:data-highlighted:bg-hover pd:data-disabled:text-ink-3 pd:pointer-coarse:min-h-11',
  // The highlight alone is too faint for keyboard users.
  'pd:focus-visible:-outline-offset-2',
].join(' ');

/** A destructive item. */
const menuDangerClass = 'pd:text-danger-600 pd:data-highlighted:bg-danger-50';

/** An item that can be checked. */
const menuChoiceClass = `${menuItemClass} pd:data-[state=checked]:font-medium`;

/** The text of an item, before a shortcut or arrow at its end. */
const menuTextClass = 'pd:min-w-0 pd:flex-1';

/** The heading of a group. */
const menuLabelClass = 'pd:px-2.5 pd:pt-2 pd:pb-1 pd:text-12 pd:text-ink-3';

/** The hairline between groups. */
const menuSeparatorClass = 'pd:-mx-1 pd:my-1 pd:h-px pd:bg-line';

/**
 * Holds the state of one menu. Controlled by `open` and `onOpenChange`, or just by `DropdownMenuTrigger`.
 *
 * The page stays usable: with `modal` it would be hidden from screen readers although its buttons could still be focused.
 * axe reports one best-practice issue (`region`): an open menu is at the end of the body, outside every
 * landmark, where no ancestor can clip it.
 */
export function DropdownMenu({ modal = false, ...props }: ComponentPropsWithoutRef<typeof Radix.Root>) {
  return asRoot('DropdownMenu', <Radix.Root modal={modal} {...useDir()} {...props} />);
}

/** Opens the menu, also with Enter, Space and ↓; with `asChild`, your own button does. */
export const DropdownMenuTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function DropdownMenuTrigger(props, ref) {
    useRoot('DropdownMenuTrigger', 'DropdownMenu');
    return (
      <Radix.Trigger ref={ref} data-slot="dropdown-menu-trigger" {...props} asChild={hasSingleElementChild(props)} />
    );
  },
);

export type DropdownMenuContentProps = Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'>;

/**
 * The list of actions. ↑ ↓ Home End move, letters jump, Enter and Space activate, Esc closes. `onCloseAutoFocus` is called with
 * `defaultPrevented` if the focus has already been moved elsewhere.
 *
 * @example
 * <DropdownMenu>
 *   <DropdownMenuTrigger asChild><IconButton label="更多">…</IconButton></DropdownMenuTrigger>
 *   <DropdownMenuContent><DropdownMenuItem onSelect={edit}>編輯</DropdownMenuItem></DropdownMenuContent>
 * </DropdownMenu>
 */
export const DropdownMenuContent = forwardRef<HTMLDivElement, DropdownMenuContentProps>(function DropdownMenuContent(
  { sideOffset = 4, align = 'start', className, onKeyDownCapture, ...props },
  ref,
) {
  useRoot('DropdownMenuContent', 'DropdownMenu');
  const keys = useShadowMenuKeys(onKeyDownCapture);
  return asRoot(
    'DropdownMenuContent',
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        ref={ref}
        data-slot="dropdown-menu-content"
        loop
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          floatingClass,
          'pd:max-h-(--radix-dropdown-menu-content-available-height) pd:max-w-[min(400px,100vw-16px)] pd:min-w-40 pd:origin-(--radix-dropdown-menu-content-transform-origin) pd:overflow-y-auto pd:p-1',
          className,
        )}
        {...props}
        {...keys}
        onCloseAutoFocus={(event) => {
          keepMovedFocus(event);
          props.onCloseAutoFocus?.(event);
        }}
      />
    </Radix.Portal>,
  );
});

export interface DropdownMenuItemProps extends ComponentPropsWithoutRef<typeof Radix.Item> {
  /** `danger` for destructive actions. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Icon before the text, 16 px. */
  icon?: ReactNode;
}

/** One action: handle `onSelect`. With `asChild` the item is a link. */
export const DropdownMenuItem = forwardRef<HTMLDivElement, DropdownMenuItemProps>(function DropdownMenuItem(
  { tone = 'plain', icon, className, children, asChild: wanted, ...props },
  ref,
) {
  const asChild = hasSingleElementChild({ asChild: wanted, children });
  useRoot('DropdownMenuItem', 'DropdownMenuContent');
  return (
    <Radix.Item
      ref={ref}
      data-slot="dropdown-menu-item"
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
          {children}
        </>
      )}
    </Radix.Item>
  );
});

/** An option that can be on or off: `checked`, `onCheckedChange`. */
export const DropdownMenuCheckboxItem = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.CheckboxItem>, 'asChild'>
>(function DropdownMenuCheckboxItem({ className, children, ...props }, ref) {
  useRoot('DropdownMenuCheckboxItem', 'DropdownMenuContent');
  return (
    <Radix.CheckboxItem
      ref={ref}
      data-slot="dropdown-menu-checkbox-item"
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

/** A group of related items. */
export const DropdownMenuGroup = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Group>>(
  function DropdownMenuGroup(props, ref) {
    return <Radix.Group ref={ref} data-slot="dropdown-menu-group" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

/** The heading of a group. */
export const DropdownMenuLabel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Label>>(
  function DropdownMenuLabel({ className, ...props }, ref) {
    return (
      <Radix.Label
        ref={ref}
        data-slot="dropdown-menu-label"
        className={cn(menuLabelClass, className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** A hairline between groups. */
export const DropdownMenuSeparator = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<typeof Radix.Separator>, 'asChild'>
>(function DropdownMenuSeparator({ className, ...props }, ref) {
  return (
    <Radix.Separator
      ref={ref}
      data-slot="dropdown-menu-separator"
      className={cn(menuSeparatorClass, className)}
      {...props}
    />
  );
});
