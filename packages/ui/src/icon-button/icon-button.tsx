import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { useCheckedRef } from '../internal/use-checked-ref';
import { iconButtonVariants } from '../recipes/icon-button';
import { Tooltip, type TooltipProps } from '../tooltip';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'aria-pressed'> {
  /** Size of 32 or 40 px, 44 on touch screens. @default 'md' */
  size?: 'sm' | 'md' | null | undefined;
  /** Describes the action: the accessible name, and the tooltip. */
  label: string;
  /** The icon, 16 px in `sm` and 20 px in `md`. */
  children: ReactNode;
  /** Shows a red dot for something new; mention it in the label too. @default false */
  dot?: boolean;
  /** Makes it a toggle that is on or off. */
  pressed?: boolean;
  /** Preferred side of the tooltip. @default 'top' */
  tooltipSide?: TooltipProps['side'];
}

/**
 * A square button with an icon: 32 (`sm`) or 40 px (`md`), 44 on touch screens.
 *
 * @example <IconButton label="通知，有未讀通知" dot><Bell size={20} /></IconButton>
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, dot = false, pressed, size, tooltipSide, className, children, 'aria-describedby': describedBy, ...props },
  ref,
) {
  return (
    <Tooltip content={label} side={tooltipSide}>
      <NamedButton
        ref={useCheckedRef(ref)}
        data-slot="icon-button"
        data-size={size ?? 'md'}
        className={cn(iconButtonVariants({ size }), className)}
        {...props}
        aria-label={label}
        aria-pressed={pressed}
        describedBy={describedBy}
      >
        {children}
        {dot && (
          <span
            aria-hidden="true"
            data-slot="icon-button-dot"
            className={cn(
              'pd:absolute pd:size-3.25 pd:rounded-pill pd:border-2 pd:border-paper pd:bg-danger-600',
              size === 'sm' ? 'pd:top-0.5 pd:end-0.5' : 'pd:top-1.5 pd:end-1.5',
            )}
          />
        )}
      </NamedButton>
    </Tooltip>
  );
});

/** Without the description Radix adds: the tooltip repeats the name, which would be read twice. */
const NamedButton = forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'> & { describedBy: string | undefined }
>(function NamedButton({ describedBy, ...props }, ref) {
  return <button ref={ref} type="button" {...props} aria-describedby={describedBy} />;
});
