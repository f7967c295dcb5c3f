import { cn } from '@paidang/ui/cn';
import { IconButton, type IconButtonProps } from '@paidang/ui/icon-button';
import { forwardRef, type ReactNode } from 'react';

export interface ToolbarButtonProps extends Omit<IconButtonProps, 'size' | 'disabled'> {
  /** Disabled, but still reachable with the arrow keys. @default false */
  unavailable?: boolean;
}

/** One toolbar item; the toolbar decides which item is the tab stop. */
export const ToolbarButton = forwardRef<HTMLButtonElement, ToolbarButtonProps>(function ToolbarButton(
  { unavailable = false, onClick, className, ...props },
  ref,
) {
  return (
    <IconButton
      ref={ref}
      data-toolbar-item=""
      tabIndex={-1}
      {...props}
      size="sm"
      className={cn('pde:focus-visible:-outline-offset-2', className)}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? (event) => event.preventDefault() : onClick}
    />
  );
});

/** A group of toolbar items; groups are separated by a line. */
export function ToolbarGroup({ label, children }: { label?: string; children: ReactNode }) {
  const Group = label ? 'fieldset' : 'div';
  return (
    <Group
      aria-label={label}
      data-slot="editor-toolbar-group"
      className="pde:flex pde:min-w-0 pde:items-center pde:gap-0.5 pde:border-s pde:border-line pde:px-1.5"
    >
      {children}
    </Group>
  );
}
