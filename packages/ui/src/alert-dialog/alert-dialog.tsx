import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button';
import { cn } from '../cn';
import { dialogVariants } from '../dialog';
import { scrimClass } from '../internal/layer-classes';
import { useLayerFocus } from '../internal/use-layer-focus';
import { usePortalContainer } from '../portal-root';

/** Holds the state of one question that must be answered; offer undo instead wherever the action can be undone. */
export const AlertDialog = Radix.Root;

/** Opens the question; with `asChild` your own button does. */
export function AlertDialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="alert-dialog-trigger" {...props} />;
}

export type AlertDialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild'>;

/**
 * The window, 400 px wide. A press beside it does nothing; Esc answers as `AlertDialogCancel` does.
 *
 * @example
 * <AlertDialogContent>
 *   <AlertDialogTitle>離開會中斷上傳</AlertDialogTitle>
 *   <AlertDialogDescription>離開後無法接續，之後要從頭再傳一次。</AlertDialogDescription>
 *   <AlertDialogFooter>
 *     <AlertDialogAction variant="ghost">離開</AlertDialogAction>
 *     <AlertDialogCancel variant="ink">留在這頁</AlertDialogCancel>
 *   </AlertDialogFooter>
 * </AlertDialogContent>
 */
export function AlertDialogContent({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  ...props
}: AlertDialogContentProps) {
  const { memory, ...focus } = useLayerFocus({ onOpenAutoFocus, onCloseAutoFocus, onKeyDown });
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Overlay data-slot="alert-dialog-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-dialog)')} />
      <Radix.Content
        data-slot="alert-dialog-content"
        className={cn(dialogVariants({ size: 'sm' }), 'pd:px-6 pd:pt-6 pd:pb-4', className)}
        {...props}
        {...focus}
      >
        {memory}
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The question. */
export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="alert-dialog-title"
      className={cn('pd:text-18 pd:font-strong pd:text-ink', className)}
      {...props}
    />
  );
}

/** What will happen. */
export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="alert-dialog-description"
      className={cn('pd:mt-1.5 pd:text-14 pd:text-ink-2', className)}
      {...props}
    />
  );
}

/** The answers, the safe one focused first. */
export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn('pd:mt-5 pd:flex pd:flex-wrap pd:justify-end pd:gap-2', className)}
      {...props}
    />
  );
}

/** The safe answer: closes and changes nothing. */
export function AlertDialogCancel({ variant = 'ghost', ...props }: ButtonProps) {
  return (
    <Radix.Cancel asChild>
      <Button data-slot="alert-dialog-cancel" variant={variant} {...props} />
    </Radix.Cancel>
  );
}

/** The answer that acts; `variant="danger"` when something is destroyed. */
export function AlertDialogAction({ variant = 'ink', ...props }: ButtonProps) {
  return (
    <Radix.Action asChild>
      <Button data-slot="alert-dialog-action" variant={variant} {...props} />
    </Radix.Action>
  );
}
