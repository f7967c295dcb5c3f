import { Dialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useLayerFocus } from '../internal/use-layer-focus';
import { useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { Spinner } from '../spinner';

const defaultLabels = { message: '處理中，請勿關閉視窗' };

export interface LoadingOverlayProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild' | 'children'> {
  /** Whether the page is blocked. */
  open: boolean;
  /** What is happening; announced immediately. @default '處理中，請勿關閉視窗' */
  message?: string;
}

/**
 * Blocks the page while something must not be interrupted. Users cannot dismiss it: close it in every outcome.
 *
 * @example <LoadingOverlay open={sending} />
 */
export const LoadingOverlay = forwardRef<HTMLDivElement, LoadingOverlayProps>(function LoadingOverlay(
  { open, message, className, ...props },
  ref,
) {
  const labels = useLabels('loadingOverlay', defaultLabels);
  const container = usePortalContainer();
  const { memory, ...focus } = useLayerFocus({ ...props, onEscapeKeyDown: (event) => event.preventDefault() });
  return (
    <Radix.Root open={open}>
      <Radix.Portal container={container}>
        <Radix.Overlay
          data-slot="loading-overlay-scrim"
          className="pd-root pd:fixed pd:inset-0 pd:z-(--pd-z-loading) pd:bg-scrim pd:data-[state=closed]:animate-fade-out pd:data-[state=open]:animate-fade-in"
        />
        <Radix.Content
          ref={ref}
          data-slot="loading-overlay"
          aria-busy="true"
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(
            'pd-root pd:fixed pd:inset-0 pd:z-(--pd-z-loading) pd:m-auto pd:flex pd:h-fit pd:w-fit pd:max-w-[calc(100%-32px)] pd:items-center pd:gap-3',
            'pd:rounded-card pd:border pd:border-line pd:bg-raised pd:px-6 pd:py-4 pd:shadow-3 pd:outline-none',
            'pd:data-[state=closed]:animate-fade-out pd:data-[state=open]:animate-fade-in',
            className,
          )}
          {...props}
          {...focus}
        >
          {memory}
          <Spinner />
          <Radix.Title className="pd:text-14 pd:font-medium pd:text-ink">{message ?? labels.message}</Radix.Title>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
