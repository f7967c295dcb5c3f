import { AlertDialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Button, type ButtonProps } from '../button';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { useRoot } from '../internal/use-root';

/** The question. */
export const CountdownDialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<typeof Radix.Title>>(
  function CountdownDialogTitle({ className, ...props }, ref) {
    useRoot('CountdownDialogTitle', 'CountdownDialog');
    return (
      <Radix.Title
        ref={ref}
        data-slot="countdown-dialog-title"
        className={cn('pd:text-22 pd:font-strong pd:text-ink', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** Why the question is asked; read out when the dialog opens. */
export const CountdownDialogDescription = forwardRef<
  HTMLParagraphElement,
  ComponentPropsWithoutRef<typeof Radix.Description>
>(function CountdownDialogDescription({ className, ...props }, ref) {
  useRoot('CountdownDialogDescription', 'CountdownDialog');
  return (
    <Radix.Description
      ref={ref}
      data-slot="countdown-dialog-description"
      className={cn('pd:mt-2 pd:text-14 pd:text-balance pd:text-ink-2', className)}
      {...props}
      asChild={hasSingleElementChild(props)}
    />
  );
});

/** The two buttons side by side, the primary action last. */
export const CountdownDialogFooter = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function CountdownDialogFooter({ className, ...props }, ref) {
    return (
      <div
        ref={ref}
        data-slot="countdown-dialog-footer"
        className={cn(
          'pd:mt-6 pd:grid pd:w-full pd:grid-cols-[repeat(auto-fit,minmax(min(136px,100%),1fr))] pd:gap-2',
          className,
        )}
        {...props}
      />
    );
  },
);

/** Cancels, and closes the dialog. */
export const CountdownDialogCancel = forwardRef<HTMLButtonElement, ButtonProps>(function CountdownDialogCancel(
  { variant = 'line', ...props },
  ref,
) {
  useRoot('CountdownDialogCancel', 'CountdownDialogContent');
  return (
    <Radix.Cancel asChild>
      <Button ref={ref} data-slot="countdown-dialog-cancel" variant={variant} {...props} />
    </Radix.Cancel>
  );
});

/** Performs the action, and closes the dialog. */
export const CountdownDialogAction = forwardRef<HTMLButtonElement, ButtonProps>(function CountdownDialogAction(
  { variant = 'ink', ...props },
  ref,
) {
  useRoot('CountdownDialogAction', 'CountdownDialogContent');
  return (
    <Radix.Action asChild>
      <Button ref={ref} data-slot="countdown-dialog-action" variant={variant} {...props} />
    </Radix.Action>
  );
});
