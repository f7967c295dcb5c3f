import { Tooltip as Radix } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react';
import { cn } from '../cn';
import { isOneElement } from '../internal/as-child';
import { usePortalContainer } from '../portal-root';

const ProvidedContext = createContext(false);

export interface TooltipProviderProps {
  /** Rest before the first tooltip opens, ms. @default 400 */
  delay?: number;
  children: ReactNode;
}

/** Lets neighbouring tooltips open without a new delay. Optional: a `Tooltip` outside works on its own. */
export function TooltipProvider({ delay = 400, children }: TooltipProviderProps) {
  return (
    <ProvidedContext.Provider value={true}>
      <Radix.Provider delayDuration={delay}>{children}</Radix.Provider>
    </ProvidedContext.Provider>
  );
}

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'content' | 'children'> {
  /** The text of the tooltip; short, and never needed to understand the page. */
  content: ReactNode;
  /** The one focusable element it explains. */
  children: ReactNode;
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A word or two about a control, on hover and on focus.
 *
 * @example <Tooltip content="複製連結"><Button icon={<Copy />} /></Tooltip>
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, children, open, defaultOpen, onOpenChange, side = 'top', className, ...props },
  ref,
) {
  const provided = useContext(ProvidedContext);
  const container = usePortalContainer();
  if (!isOneElement(children)) {
    if (process.env.NODE_ENV === 'production') return children;
    throw new Error(
      '@paidang/ui: <Tooltip> explains the one element inside it, but found none or several, so it could not be reached. Put exactly one focusable element inside, such as a <Button>.',
    );
  }
  const tooltip = (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild onFocus={keepShutUnlessByKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={ref}
          data-slot="tooltip"
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            'pd-root pd:z-(--pd-z-popover) pd:max-w-70 pd:rounded-small pd:bg-ink pd:px-2 pd:py-1.25 pd:text-12 pd:text-on-ink',
            'pd:origin-(--radix-tooltip-content-transform-origin) pd:data-[state=closed]:animate-pop-out pd:data-[state=delayed-open]:animate-tip-in',
            className,
          )}
          {...props}
        >
          {content}
          <Radix.Arrow width={10} height={5} className="pd:fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
});

/** The focus also returns here when a dialog closes after a press: no tooltip is wanted then. */
function keepShutUnlessByKeyboard(event: FocusEvent<HTMLElement>) {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}
