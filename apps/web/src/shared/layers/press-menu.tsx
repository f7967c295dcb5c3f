import { type ComponentType, type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import { lazyExtra } from '../lazy-extra';

/** Props passed to every menu. */
export interface MenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onClick: () => void;
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void;
}

export interface PressMenuProps<Props extends object> {
  /** Loads the menu; also called when the pointer enters the button. */
  load: () => Promise<{ default: ComponentType<Props & MenuProps> }>;
  /** Further props of the menu. */
  menu: Props;
  /** Renders the button; spread the given props on it. */
  trigger: (props: TriggerProps) => ReactElement;
}

/** A button and its menu, whose code is loaded on first use. */
export function PressMenu<Props extends object>({ load, menu, trigger }: PressMenuProps<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const Menu = useMemo(() => lazyExtra(load), [load]);
  return (
    <span className="relative inline-flex">
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: () => void load().catch(() => undefined),
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open ? <Menu {...menu} anchor={button} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
