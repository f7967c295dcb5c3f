import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { classes } from './classes';

export interface ChatIconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The accessible name, and what the tooltip says. */
  label: string;
  children: ReactNode;
  /** `solid` is the one primary action. @default 'ghost' */
  variant?: 'ghost' | 'solid' | 'waiting';
  /** Edge length 28, 32 or 40 px; 44 under a finger. @default 'sm' */
  size?: 'xs' | 'sm' | 'md';
  /** @default 'bottom' */
  tipSide?: 'top' | 'bottom';
  /** Edge the tooltip keeps to, so that it stays inside the window. @default 'center' */
  tipAlign?: 'start' | 'center' | 'end';
}

const sizes = { xs: 'pd:size-7', sm: 'pd:size-8', md: 'pd:size-10' };

const variants = {
  ghost: 'pd:rounded-control pd:text-ink-2 pd:hover:bg-hover pd:hover:text-ink pd:active:bg-press',
  solid: 'pd:rounded-[10px] pd:bg-ink pd:text-on-ink pd:hover:bg-ink-hover pd:active:bg-ink-press',
  waiting: 'pd:cursor-not-allowed pd:rounded-[10px] pd:border pd:border-line pd:bg-sunken pd:text-ink-3',
};

const tipPlaces = {
  top: 'pd:bottom-full pd:pb-1',
  bottom: 'pd:top-full pd:pt-1',
  start: 'pd:left-0',
  center: 'pd:left-1/2 pd:-translate-x-1/2',
  end: 'pd:right-0',
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
      className={classes(
        'pd:group/tip pd:relative pd:inline-grid pd:shrink-0 pd:place-items-center pd:transition-[background-color] pd:duration-120 pd:pointer-coarse:size-11',
        variants[variant],
        sizes[size],
        className,
      )}
      {...props}
      aria-label={label}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'Escape' && !dismissed) setDismissed(true);
      }}
    >
      {children}
      <span
        aria-hidden="true"
        hidden={dismissed}
        className={classes(
          'pd:invisible pd:absolute pd:z-1 pd:opacity-0 pd:transition-[opacity,visibility] pd:duration-120',
          'pd:group-hover/tip:visible pd:group-hover/tip:opacity-100 pd:group-hover/tip:delay-400 pd:group-focus-visible/tip:visible pd:group-focus-visible/tip:opacity-100',
          'pd:pointer-coarse:hidden',
          tipPlaces[tipSide],
          tipPlaces[tipAlign],
        )}
      >
        <span className="pd:block pd:rounded-[6px] pd:bg-ink pd:px-2 pd:py-[5px] pd:text-12 pd:font-regular pd:whitespace-nowrap pd:text-on-ink">
          {label}
        </span>
      </span>
    </button>
  );
}
