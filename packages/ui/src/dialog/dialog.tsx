import type { VariantProps } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { hasSingleElementChild } from '../internal/as-child';
import { CrossIcon } from '../internal/icons';
import { scrimClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLayerFocus } from '../internal/use-layer-focus';
import { rootOf, useRoot } from '../internal/use-root';
import { useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { dialogVariants } from './dialog-variants';

/** Holds the state of one dialog. Controlled by `open` and `onOpenChange`, or just by `DialogTrigger`. */
export const Dialog: typeof Radix.Root =
  process.env.NODE_ENV === 'production' ? Radix.Root : rootOf('Dialog', Radix.Root);

/** Opens the dialog; with `asChild`, your own button does. */
export const DialogTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function DialogTrigger(props, ref) {
    useRoot('DialogTrigger', 'Dialog');
    return <Radix.Trigger ref={ref} data-slot="dialog-trigger" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

const defaultLabels = { close: '關閉' };

export interface DialogContentProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'>,
    VariantProps<typeof dialogVariants> {
  /** Accessible name of the close button in the corner; `null` omits the button. @default '關閉' */
  closeLabel?: string | null;
}

/**
 * The window: 400 (`sm`), 480 (`md`) or 760 px (`lg`) wide. Needs a `DialogTitle`.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen}>
 *   <DialogContent><DialogTitle>會員登入</DialogTitle>…</DialogContent>
 * </Dialog>
 */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(function DialogContent(
  { size, closeLabel, className, children, onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown, ...props },
  ref,
) {
  useRoot('DialogContent', 'Dialog');
  const labels = useLabels('dialog', defaultLabels);
  const { memory, ...focus } = useLayerFocus({ onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown });
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Overlay data-slot="dialog-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-dialog)')} />
      <Radix.Content
        ref={useCheckedRef(ref)}
        data-slot="dialog-content"
        data-size={size ?? 'md'}
        className={cn(dialogVariants({ size }), className)}
        {...props}
        {...focus}
      >
        {memory}
        {children}
        {closeLabel !== null && (
          <Radix.Close asChild>
            <IconButton
              label={closeLabel ?? labels.close}
              size="sm"
              tooltipSide="left"
              data-slot="dialog-close"
              className="pd:absolute pd:top-4 pd:end-4"
            >
              <CrossIcon size={16} />
            </IconButton>
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
});

/** Title of the dialog. */
export const DialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<typeof Radix.Title>>(
  function DialogTitle({ className, ...props }, ref) {
    useRoot('DialogTitle', 'Dialog');
    return (
      <Radix.Title
        ref={ref}
        data-slot="dialog-title"
        className={cn('pd:pe-8 pd:text-22 pd:font-strong pd:text-ink', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** A sentence under the title; read out when the dialog opens. */
export const DialogDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<typeof Radix.Description>>(
  function DialogDescription({ className, ...props }, ref) {
    useRoot('DialogDescription', 'Dialog');
    return (
      <Radix.Description
        ref={ref}
        data-slot="dialog-description"
        className={cn('pd:mt-2 pd:text-14 pd:text-ink-2', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** Buttons at the end, the primary action last. */
export const DialogFooter = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function DialogFooter(
  { className, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      data-slot="dialog-footer"
      className={cn('pd:mt-6 pd:flex pd:flex-wrap pd:justify-end pd:gap-2', className)}
      {...props}
    />
  );
});

/** Closes the dialog; with `asChild`, your own button does. */
export const DialogClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Close>>(
  function DialogClose(props, ref) {
    useRoot('DialogClose', 'Dialog');
    return <Radix.Close ref={ref} data-slot="dialog-close" {...props} asChild={hasSingleElementChild(props)} />;
  },
);
