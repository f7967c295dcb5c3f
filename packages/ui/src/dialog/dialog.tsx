import { cva, type VariantProps } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import { scrimClass } from '../internal/layer-classes';
import { useLayerFocus } from '../internal/use-layer-focus';
import { usePortalContainer } from '../portal-root';

/** Holds the state of one dialog. Controlled by `open` and `onOpenChange`, or by `DialogTrigger` alone. */
export const Dialog = Radix.Root;

/** Opens the dialog; with `asChild` your own button does. */
export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />;
}

export const dialogVariants = cva(
  [
    'pd-root pd:fixed pd:inset-0 pd:z-(--pd-z-dialog) pd:m-auto pd:h-fit pd:max-h-[calc(100dvh-32px)] pd:overflow-y-auto pd:overscroll-contain',
    'pd:rounded-dialog pd:border pd:border-line pd:bg-raised pd:p-8 pd:shadow-3 pd:outline-none pd:max-sm:p-6',
    'pd:data-[state=closed]:animate-dialog-out pd:data-[state=open]:animate-dialog-in',
  ],
  {
    variants: {
      size: {
        sm: 'pd:w-[min(400px,calc(100%-32px))]',
        md: 'pd:w-[min(480px,calc(100%-32px))]',
        lg: 'pd:w-[min(760px,calc(100%-32px))]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'>,
    VariantProps<typeof dialogVariants> {
  /** Name of the button in the corner; `null` leaves the button away. @default '關閉' */
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
export function DialogContent({
  size,
  closeLabel = '關閉',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  ...props
}: DialogContentProps) {
  const { memory, ...focus } = useLayerFocus({ onOpenAutoFocus, onCloseAutoFocus, onKeyDown });
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Overlay data-slot="dialog-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-dialog)')} />
      <Radix.Content
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
              label={closeLabel}
              size="sm"
              tooltipSide="left"
              data-slot="dialog-close"
              className="pd:absolute pd:top-4 pd:right-4"
            >
              <CrossIcon size={16} />
            </IconButton>
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Names the dialog. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      className={cn('pd:pr-8 pd:text-22 pd:font-strong pd:text-ink', className)}
      {...props}
    />
  );
}

/** A sentence under the title; read out when the dialog opens. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={cn('pd:mt-2 pd:text-14 pd:text-ink-2', className)}
      {...props}
    />
  );
}

/** Buttons at the end, the next action last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('pd:mt-6 pd:flex pd:flex-wrap pd:justify-end pd:gap-2', className)}
      {...props}
    />
  );
}

/** Closes the dialog; with `asChild` your own button does. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />;
}
