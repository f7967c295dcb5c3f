import { AlertDialog as Radix } from 'radix-ui';
import { useControllableState } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import { asRoot } from '../internal/use-root';
import { QuestionContext } from './countdown-context';

export interface CountdownDialogProps {
  open?: boolean;
  defaultOpen?: boolean;
  /** Also called when the time is up or Esc was pressed, with nothing chosen. */
  onOpenChange?: (open: boolean) => void;
  /** Seconds until it closes automatically. @default 15 */
  seconds?: number;
  /** Called when the time is up and nothing was chosen. */
  onTimeout?: () => void;
  children?: ReactNode;
}

/**
 * A question that closes automatically, for something optional asked after the work is done. It pauses while the user
 * interacts: the pointer moves over it, one of its controls is focused, or the countdown was stopped.
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
