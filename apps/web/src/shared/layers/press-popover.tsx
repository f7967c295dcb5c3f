import { IconButton } from '@paidang/ui/icon-button';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

const load = () => import('./anchored-popover');
const AnchoredPopover = lazy(load);

export interface PressPopoverProps {
  /** Name of the layer. */
  name: string;
  /** Name of the button. */
  label: string;
  dot?: boolean;
  icon: ReactNode;
  className?: string;
  /** What is inside, given the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** An icon button and the layer it opens; the layer's code is fetched when the pointer or the finger comes. */
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
        onPointerEnter={() => void load()}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </IconButton>
      {open ? (
        <Suspense>
          <AnchoredPopover anchor={button} label={name} onClose={close} {...(className ? { className } : {})}>
            {children(close)}
          </AnchoredPopover>
        </Suspense>
      ) : null}
    </>
  );
}
