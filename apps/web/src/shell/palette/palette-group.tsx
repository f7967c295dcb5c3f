import { CommandGroup, CommandItem } from '@paidang/ui/command';
import type { ReactNode } from 'react';

export interface PaletteGroupProps {
  heading: string;
  children: ReactNode[] | undefined;
}

/** Entries of one kind; nothing without any. */
export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  if (!children?.length) return null;
  return <CommandGroup heading={heading}>{children}</CommandGroup>;
}

export interface PaletteItemProps {
  value: string;
  icon: ReactNode;
  /** Where it belongs. */
  aside?: string;
  onSelect: () => void;
  children: ReactNode;
}

/** One entry, and where it belongs. */
export function PaletteItem({ value, icon, aside, onSelect, children }: PaletteItemProps) {
  return (
    <CommandItem value={value} icon={icon} aside={aside} onSelect={onSelect}>
      {children}
    </CommandItem>
  );
}
