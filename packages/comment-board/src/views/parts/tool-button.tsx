import { cx, iconButtonVariants } from '@paidang/ui/recipes';
import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode, Suspense, useRef } from 'react';

const IconButton = lazy(async () => ({ default: (await import('@paidang/ui/icon-button')).IconButton }));

export interface ToolButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'aria-pressed'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon, 16 px. */
  children: ReactNode;
}

/** A 32 px icon button that works immediately; its tooltip is added when the code for it has loaded. */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(function ToolButton(
  { label, className, children, ...props },
  ref,
) {
  const focused = useRef(false);
  const take = (node: HTMLButtonElement | null) => {
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };
  const takeOver = (node: HTMLButtonElement | null) => {
    take(node);
    if (node && focused.current) node.focus();
    focused.current = false;
  };
  const plain = (
    <button
      ref={take}
      type="button"
      aria-label={label}
      {...props}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
        focused.current = false;
      }}
      className={cx(iconButtonVariants({ size: 'sm' }), className)}
    >
      {children}
    </button>
  );
  return (
    <Suspense fallback={plain}>
      <IconButton ref={takeOver} size="sm" label={label} className={className} {...props}>
        {children}
      </IconButton>
    </Suspense>
  );
});
