import { cx, iconButtonVariants } from '@paidang/ui/recipes';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';

export interface ChatIconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  /** `solid` is the one primary action, `waiting` the same while it is unavailable. @default 'ghost' */
  variant?: 'ghost' | 'solid' | 'waiting';
  /** Edge length 28, 32 or 40 px; 44 on touch devices. @default 'sm' */
  size?: 'xs' | 'sm' | 'md';
  /** @default 'bottom' */
  tipSide?: 'top' | 'bottom';
  /** Edge of the button the tooltip is aligned to, so that it stays inside the window. @default 'center' */
  tipAlign?: 'start' | 'center' | 'end';
}

const looks = { ghost: 'ghost', solid: 'ink', waiting: 'off' } as const;

const tooltipPositions = {
  top: 'pdc:bottom-full pdc:pb-1',
  bottom: 'pdc:top-full pdc:pt-1',
  start: 'pdc:start-0',
  center: 'pdc:left-1/2 pdc:-translate-x-1/2',
  end: 'pdc:end-0',
};

/** A square icon button. Its tooltip is plain CSS: that of `@paidang/ui` would be a third of the chat's budget. */
export function ChatIconButton({
  label,
  children,
  variant = 'ghost',
  size = 'sm',
  tipSide = 'bottom',
  tipAlign = 'center',
  className,
  ...props
}: ChatIconButtonProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <button
      type="button"
      data-slot="chat-icon-button"
      data-variant={variant}
      data-size={size}
      className={cx(iconButtonVariants({ variant: looks[variant], size }), 'pdc:group/tip', className)}
      {...props}
      aria-label={label}
      onPointerEnter={() => setDismissed(false)}
      onPointerDown={() => setDismissed(true)}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) setDismissed(false);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Escape' && !dismissed) setDismissed(true);
      }}
    >
      {children}
      <span
        aria-hidden="true"
        hidden={dismissed}
        className={cx(
          'pdc:invisible pdc:absolute pdc:z-1 pdc:opacity-0 pdc:transition-[opacity,visibility] pdc:duration-fast',
          'pdc:group-hover/tip:visible pdc:group-hover/tip:opacity-100 pdc:group-hover/tip:delay-400 pdc:group-focus-visible/tip:visible pdc:group-focus-visible/tip:opacity-100',
          'pdc:pointer-coarse:hidden',
          tooltipPositions[tipSide],
          tooltipPositions[tipAlign],
        )}
      >
        <span className="pdc:block pdc:rounded-small pdc:bg-ink pdc:px-2 pdc:py-[5px] pdc:text-12 pdc:font-regular pdc:whitespace-nowrap pdc:text-on-ink">
          {label}
        </span>
      </span>
    </button>
  );
}
