import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export interface PaletteGroupProps {
  heading: string;
  children: ReactNode[] | undefined;
}

/** Entries of one kind; nothing without any. */
export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  if (!children?.length) return null;
  return <Command.Group heading={heading}>{children}</Command.Group>;
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
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-[selected=true]:bg-hover pointer-coarse:min-h-11"
    >
      <span className="grid size-5 shrink-0 place-items-center text-ink-3">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {aside ? <span className="max-w-[40%] truncate text-12 text-ink-3">{aside}</span> : null}
    </Command.Item>
  );
}
