import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import type { ReactNode, RefObject } from 'react';

export interface AnchoredMenuProps {
  /** The button that opened it; both are in the same positioned box. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** An open menu positioned over a button in the same box. */
export function AnchoredMenu({ anchor, label, onClose, className, children }: AnchoredMenuProps) {
  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        aria-label={label}
        aria-labelledby={undefined}
        className={className}
        onCloseAutoFocus={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          anchor.current?.focus();
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
