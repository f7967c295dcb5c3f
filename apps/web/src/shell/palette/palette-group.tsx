import { CommandGroup, CommandItem } from '@paidang/ui/command';
import type { ReactNode } from 'react';

export interface PaletteGroupProps {
  heading: string;
  children: ReactNode[] | undefined;
}

/** Entries of one kind; renders nothing if there are none. */
export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  if (!children?.length) return null;
  return <CommandGroup heading={heading}>{children}</CommandGroup>;
}

export interface PaletteItemProps {
  value: string;
  icon: ReactNode;
  /** Project, or whatever else the entry belongs to. */
  aside?: string;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteItem({ value, icon, aside, onSelect, children }: PaletteItemProps) {
  return (
    <CommandItem value={value} icon={icon} aside={aside} onSelect={onSelect}>
      {children}
    </CommandItem>
  );
}
