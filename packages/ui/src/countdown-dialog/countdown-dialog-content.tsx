import { AlertDialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, useContext, useEffect, useRef, useState } from 'react';
import { cn } from '../cn';
import { dialogVariants } from '../dialog';
import { scrimClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLayerFocus } from '../internal/use-layer-focus';
import { asRoot, useRoot } from '../internal/use-root';
import type { CountdownDialogLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { CountdownContext, QuestionContext } from './countdown-context';
import { usePauseWhileActive } from './use-pause-while-active';

const defaultLabels: CountdownDialogLabels = {
  remaining: (seconds) => `${seconds}秒後自動關閉`,
  paused: '倒數已暫停',
  stop: '停止倒數',
};

export interface CountdownDialogContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild'> {
  labels?: Partial<CountdownDialogLabels>;
}

/** The window, 480 px wide. It takes the focus itself, so that the countdown runs until the user focuses a control. */
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
  const names = useLabels('countdownDialog', defaultLabels, labels);
  const { handlers, ...hold } = usePauseWhileActive();
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
      <CountdownContext.Provider value={{ left, seconds, ...hold, labels: names }}>
        {children}
      </CountdownContext.Provider>
    </Radix.Content>
  );
});

interface CountdownOptions {
  /** Seconds to start from. */
  seconds: number;
  /** While false the countdown is paused; resuming restarts the current second. */
  running: boolean;
  /** Called once, when no seconds are left. */
  onEnd: () => void;
}

/** Whole seconds left, decreasing by one each second. */
function useCountdown({ seconds, running, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(() => (Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 1));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end.current();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, running]);
  return left;
}
