import { AlertDialog as Radix } from 'radix-ui';
import { useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, createContext, forwardRef, type ReactNode, useContext } from 'react';
import { Button, type ButtonProps } from '../button';
import { cn } from '../cn';
import { dialogVariants } from '../dialog';
import { dressesChild } from '../internal/child-slot';
import { scrimClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLayerFocus } from '../internal/use-layer-focus';
import { asRoot, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';
import { CountdownContext, type CountdownDialogLabels } from './countdown-context';
import { useCountdown } from './use-countdown';
import { useHold } from './use-hold';

export { CountdownDialogClock, type CountdownDialogClockProps } from './countdown-clock';
export type { CountdownDialogLabels } from './countdown-context';
export { CountdownDialogStatus, type CountdownDialogStatusProps } from './countdown-status';

const defaultLabels: CountdownDialogLabels = {
  remaining: (seconds) => `${seconds}秒後自動關閉`,
  paused: '倒數已暫停',
  stop: '停止倒數',
};

interface Question {
  open: boolean;
  seconds: number;
  timeOut: () => void;
}

const QuestionContext = createContext<Question | null>(null);

export interface CountdownDialogProps {
  open?: boolean;
  defaultOpen?: boolean;
  /** Also called when time is up or Esc was pressed: nothing was chosen then. */
  onOpenChange?: (open: boolean) => void;
  /** Seconds until it closes by itself. @default 15 */
  seconds?: number;
  /** Time is up and nothing was chosen. */
  onTimeout?: () => void;
  children?: ReactNode;
}

/**
 * A question that withdraws by itself, for something optional asked after the work is done. It waits while somebody is
 * at it: pointer moving over it, focus on one of its controls, or stopped for good.
 *
 * @example
 * <CountdownDialog open={asking} onOpenChange={setAsking} onTimeout={skip}>
 *   <CountdownDialogContent>
 *     <CountdownDialogClock />
 *     <CountdownDialogTitle>是否傳送通知？</CountdownDialogTitle>
 *     <CountdownDialogFooter>
 *       <CountdownDialogCancel onClick={skip}>不傳送</CountdownDialogCancel>
 *       <CountdownDialogAction onClick={send}>傳送</CountdownDialogAction>
 *     </CountdownDialogFooter>
 *     <CountdownDialogStatus />
 *   </CountdownDialogContent>
 * </CountdownDialog>
 */
export function CountdownDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  seconds = 15,
  onTimeout,
  children,
}: CountdownDialogProps) {
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange ?? (() => undefined),
    caller: 'CountdownDialog',
  });
  const timeOut = () => {
    onTimeout?.();
    setShown(false);
  };
  return asRoot(
    'CountdownDialog',
    <QuestionContext.Provider value={{ open: shown, seconds, timeOut }}>
      <Radix.Root open={shown} onOpenChange={setShown}>
        {children}
      </Radix.Root>
    </QuestionContext.Provider>,
  );
}

export interface CountdownDialogContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'> {
  labels?: Partial<CountdownDialogLabels>;
}

/** The window, 480 px wide. It takes the focus itself, so that the countdown goes on until a control is reached. */
export const CountdownDialogContent = forwardRef<HTMLDivElement, CountdownDialogContentProps>(
  function CountdownDialogContent(props, ref) {
    useRoot('CountdownDialogContent', 'CountdownDialog');
    return asRoot(
      'CountdownDialogContent',
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay data-slot="countdown-dialog-overlay" className={cn(scrimClass, 'pd:z-(--pd-z-dialog)')} />
        <CountingWindow ref={ref} {...props} />
      </Radix.Portal>,
    );
  },
);

const CountingWindow = forwardRef<HTMLDivElement, CountdownDialogContentProps>(function CountingWindow(
  { labels, className, children, onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown, ...props },
  ref,
) {
  const question = useContext(QuestionContext);
  const { handlers, ...hold } = useHold();
  const open = question?.open ?? false;
  const seconds = question?.seconds ?? 15;
  const left = useCountdown({ seconds, running: open && !hold.held, onEnd: () => question?.timeOut() });
  const { memory, ...focus } = useLayerFocus({
    onOpenAutoFocus: (event) => {
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      event.target.focus({ preventScroll: true });
    },
    ...(onCloseAutoFocus ? { onCloseAutoFocus } : {}),
    ...(onEscapeKeyDown ? { onEscapeKeyDown } : {}),
    ...(onKeyDown ? { onKeyDown } : {}),
  });
  return (
    <Radix.Content
      ref={useCheckedRef(ref)}
      data-slot="countdown-dialog-content"
      className={cn(dialogVariants({ size: 'md' }), 'pd:grid pd:justify-items-center pd:text-center', className)}
      {...handlers}
      {...props}
      {...focus}
    >
      {memory}
      <CountdownContext.Provider value={{ left, seconds, ...hold, labels: { ...defaultLabels, ...labels } }}>
        {children}
      </CountdownContext.Provider>
    </Radix.Content>
  );
});

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
        asChild={dressesChild(props)}
      />
    );
  },
);

/** Why it is asked; read out when the dialog opens. */
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
      asChild={dressesChild(props)}
    />
  );
});

/** The two answers side by side, the next action last. */
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

/** Chooses that nothing happens, and closes. */
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

/** Chooses the action, and closes. */
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
