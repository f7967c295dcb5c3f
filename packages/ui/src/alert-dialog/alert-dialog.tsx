import { AlertDialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Button, type ButtonProps } from '../button';
import { cn } from '../cn';
import { dialogVariants } from '../dialog';
import { hasSingleElementChild } from '../internal/as-child';
import { scrimClass } from '../internal/layer-classes';
import { tabbableElements } from '../internal/tabbable';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLayerFocus } from '../internal/use-layer-focus';
import { asRoot, rootOf, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';

/** Holds the state of a question that must be answered; where the action can be undone, offer undo instead. */
export const AlertDialog: typeof Radix.Root =
  process.env.NODE_ENV === 'production' ? Radix.Root : rootOf('AlertDialog', Radix.Root);

/** Opens the question; with `asChild`, your own button does. */
export const AlertDialogTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function AlertDialogTrigger(props, ref) {
    useRoot('AlertDialogTrigger', 'AlertDialog');
    return (
      <Radix.Trigger ref={ref} data-slot="alert-dialog-trigger" {...props} asChild={hasSingleElementChild(props)} />
    );
  },
);

export type AlertDialogContentProps = Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'>;

/**
 * The window, 400 px wide. A press outside does nothing; Esc does what `AlertDialogCancel` does.
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
export const AlertDialogContent = forwardRef<HTMLDivElement, AlertDialogContentProps>(function AlertDialogContent(
  { className, children, onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown, ...props },
  ref,
) {
  useRoot('AlertDialogContent', 'AlertDialog');
  const { memory, ...focus } = useLayerFocus({
    onOpenAutoFocus: (event) => {
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      // Without a safe answer Radix would leave the focus outside, and inside a shadow root it would focus something else.
      const safe = event.target.querySelector<HTMLElement>('[data-slot="alert-dialog-cancel"]');
      event.preventDefault();
      (safe ?? tabbableElements(event.target)[0] ?? event.target).focus({ preventScroll: true });
    },
    ...(onCloseAutoFocus ? { onCloseAutoFocus } : {}),
    ...(onEscapeKeyDown ? { onEscapeKeyDown } : {}),
    ...(onKeyDown ? { onKeyDown } : {}),
  });
  return asRoot(
    'AlertDialogContent',
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Overlay data-slot="alert-dialog-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-dialog)')} />
      <Radix.Content
        ref={useCheckedRef(ref)}
        data-slot="alert-dialog-content"
        className={cn(dialogVariants({ size: 'sm' }), 'pd:px-6 pd:pt-6 pd:pb-4', className)}
        {...props}
        {...focus}
      >
        {memory}
        {children}
      </Radix.Content>
    </Radix.Portal>,
  );
});

/** The question. */
export const AlertDialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<typeof Radix.Title>>(
  function AlertDialogTitle({ className, ...props }, ref) {
    useRoot('AlertDialogTitle', 'AlertDialog');
    return (
      <Radix.Title
        ref={ref}
        data-slot="alert-dialog-title"
        className={cn('pd:text-18 pd:font-strong pd:text-ink', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** Explains the consequences. */
export const AlertDialogDescription = forwardRef<
  HTMLParagraphElement,
  ComponentPropsWithoutRef<typeof Radix.Description>
>(function AlertDialogDescription({ className, ...props }, ref) {
  useRoot('AlertDialogDescription', 'AlertDialog');
  return (
    <Radix.Description
      ref={ref}
      data-slot="alert-dialog-description"
      className={cn('pd:mt-1.5 pd:text-14 pd:text-ink-2', className)}
      {...props}
      asChild={hasSingleElementChild(props)}
    />
  );
});

/** The answers; the safe one has the initial focus. */
export const AlertDialogFooter = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function AlertDialogFooter(
  { className, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      data-slot="alert-dialog-footer"
      className={cn('pd:mt-5 pd:flex pd:flex-wrap pd:justify-end pd:gap-2', className)}
      {...props}
    />
  );
});

/** The safe answer: closes the dialog without changing anything. */
export const AlertDialogCancel = forwardRef<HTMLButtonElement, ButtonProps>(function AlertDialogCancel(
  { variant = 'ghost', ...props },
  ref,
) {
  useRoot('AlertDialogCancel', 'AlertDialogContent');
  return (
    <Radix.Cancel asChild>
      <Button ref={ref} data-slot="alert-dialog-cancel" variant={variant} {...props} />
    </Radix.Cancel>
  );
});

/** The answer that performs the action; use `variant="danger"` for destructive actions. */
export const AlertDialogAction = forwardRef<HTMLButtonElement, ButtonProps>(function AlertDialogAction(
  { variant = 'ink', ...props },
  ref,
) {
  useRoot('AlertDialogAction', 'AlertDialogContent');
  return (
    <Radix.Action asChild>
      <Button ref={ref} data-slot="alert-dialog-action" variant={variant} {...props} />
    </Radix.Action>
  );
});
