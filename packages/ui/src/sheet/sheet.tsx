import { cva } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { hasSingleElementChild } from '../internal/as-child';
import { CrossIcon } from '../internal/icons';
import { scrimClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLayerFocus } from '../internal/use-layer-focus';
import { asRoot, useRoot } from '../internal/use-root';
import { useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { SheetGrip } from './sheet-grip';

/** Holds the state of one sheet. Controlled by `open` and `onOpenChange`, or just by `SheetTrigger`. */
export function Sheet(props: ComponentPropsWithoutRef<typeof Radix.Root>) {
  return asRoot('Sheet', <Radix.Root {...props} />);
}

/** Opens the sheet; with `asChild`, your own button does. */
export const SheetTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function SheetTrigger(props, ref) {
    useRoot('SheetTrigger', 'Sheet');
    return <Radix.Trigger ref={ref} data-slot="sheet-trigger" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

const sheetVariants = cva(
  [
    'pd-root pd:fixed pd:z-(--pd-z-overlay) pd:flex pd:flex-col pd:overflow-y-auto pd:overscroll-contain pd:border-line pd:bg-raised pd:shadow-3 pd:outline-none',
    'pd:data-[state=closed]:animate-slide-out pd:data-[state=open]:animate-slide-in',
  ],
  {
    variants: {
      side: {
        right:
          'pd:top-0 pd:end-0 pd:bottom-(--pd-keyboard,0px) pd:w-[min(400px,100%)] pd:border-s pd:pr-[env(safe-area-inset-right)] pd:pb-[env(safe-area-inset-bottom)] pd:[--pd-slide-x:100%]',
        left: 'pd:top-0 pd:bottom-(--pd-keyboard,0px) pd:start-0 pd:w-[min(400px,100%)] pd:border-e pd:pb-[env(safe-area-inset-bottom)] pd:pl-[env(safe-area-inset-left)] pd:[--pd-slide-x:-100%]',
        bottom:
          'pd:inset-x-0 pd:bottom-(--pd-keyboard,0px) pd:max-h-[calc(100dvh-40px-var(--pd-keyboard,0px))] pd:rounded-t-dialog pd:border-t pd:pb-[env(safe-area-inset-bottom)] pd:[--pd-slide-y:100%]',
      },
    },
  },
);

export interface SheetContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'> {
  /** Edge it slides in from. @default 'right' */
  side?: 'right' | 'left' | 'bottom';
}

/**
 * A panel at an edge: 400 px wide at the sides; at the bottom as high as its content, with a grip to drag it closed.
 * Needs a `SheetTitle`.
 *
 * @example
 * <Sheet open={open} onOpenChange={setOpen}>
 *   <SheetContent side="bottom"><SheetTitle>留言</SheetTitle>…</SheetContent>
 * </Sheet>
 */
export const SheetContent = forwardRef<HTMLDivElement, SheetContentProps>(function SheetContent(
  { side = 'right', className, children, onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown, ...props },
  ref,
) {
  useRoot('SheetContent', 'Sheet');
  const { memory, ...focus } = useLayerFocus({ onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown });
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Overlay data-slot="sheet-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-overlay)')} />
      <Radix.Content
        ref={useCheckedRef(ref)}
        data-slot="sheet-content"
        data-side={side}
        className={cn(sheetVariants({ side }), className)}
        {...props}
        {...focus}
      >
        {memory}
        {side === 'bottom' && <SheetGrip />}
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
});

/** Title of the sheet. */
export const SheetTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<typeof Radix.Title>>(
  function SheetTitle({ className, ...props }, ref) {
    useRoot('SheetTitle', 'Sheet');
    return (
      <Radix.Title
        ref={ref}
        data-slot="sheet-title"
        className={cn('pd:text-18 pd:font-strong pd:text-ink', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

/** A sentence under the title; read out when the sheet opens. */
export const SheetDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<typeof Radix.Description>>(
  function SheetDescription({ className, ...props }, ref) {
    useRoot('SheetDescription', 'Sheet');
    return (
      <Radix.Description
        ref={ref}
        data-slot="sheet-description"
        className={cn('pd:text-13 pd:text-ink-2', className)}
        {...props}
        asChild={hasSingleElementChild(props)}
      />
    );
  },
);

const defaultLabels = { close: '關閉' };

export interface SheetCloseProps extends ComponentPropsWithoutRef<typeof Radix.Close> {
  /** Accessible name of the built-in cross. @default '關閉' */
  label?: string;
}

/** Closes the sheet: a cross, or with `asChild`, your own button. */
export const SheetClose = forwardRef<HTMLButtonElement, SheetCloseProps>(function SheetClose({ label, ...props }, ref) {
  useRoot('SheetClose', 'Sheet');
  const labels = useLabels('sheet', defaultLabels);
  const asChild = hasSingleElementChild(props);
  if (asChild || props.children) {
    return <Radix.Close ref={ref} data-slot="sheet-close" {...props} asChild={asChild} />;
  }
  return (
    <Radix.Close ref={ref} {...props} asChild>
      <IconButton data-slot="sheet-close" label={label ?? labels.close} tooltipSide="left">
        <CrossIcon size={20} />
      </IconButton>
    </Radix.Close>
  );
});
