import { IconButton } from '@paidang/ui/icon-button';
import { type ReactNode, useRef, useState } from 'react';
import { lazyExtra } from '../lazy-extra';

const load = () => import('./anchored-popover');
const AnchoredPopover = lazyExtra(load);

export interface PressPopoverProps {
  /** Label of the popover. */
  name: string;
  /** Label of the button. */
  label: string;
  dot?: boolean;
  icon: ReactNode;
  className?: string;
  /** Content of the popover; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** An icon button and its popover, whose code is loaded when the pointer enters the button or on the first press. */
export function PressPopover({ name, label, dot = false, icon, className, children }: PressPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        dot={dot}
        tooltipSide="bottom"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </IconButton>
      {open ? (
        <AnchoredPopover anchor={button} label={name} onClose={close} {...(className ? { className } : {})}>
          {children(close)}
        </AnchoredPopover>
      ) : null}
    </>
  );
}
