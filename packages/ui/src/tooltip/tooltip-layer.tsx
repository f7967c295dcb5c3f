import { Tooltip as Radix } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '../cn';
import { usePortalContainer } from '../portal-root';
import type { TooltipGroup } from './tooltip-provider';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;

/** Events of the control that are passed on to the layer. */
export interface TriggerHandlers {
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
}

/** Attributes the layer sets on the control. */
export interface TriggerAttributes {
  'aria-describedby'?: string | undefined;
  'data-state'?: string | undefined;
}

interface TriggerLink {
  /** The control, which is elsewhere in the React tree. */
  trigger: HTMLElement;
  onHandlers: (handlers: TriggerHandlers | null) => void;
  onAttributes: (attributes: TriggerAttributes) => void;
  /** Called once the layer can receive events. */
  onReady: () => void;
}

type ContentProps = Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'content' | 'children'>;

export interface TooltipLayerProps extends TriggerLink {
  group: TooltipGroup;
  content: ReactNode;
  contentProps: ContentProps;
  contentRef: Ref<HTMLDivElement>;
  open: boolean | undefined;
  defaultOpen: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/**
 * Stands in for the control: Radix measures the real control, and the props Radix would set on it are handed over. The control
 * was mounted before this code was loaded; wrapping it now would replace its element and lose the focus.
 */
const TriggerProxy = forwardRef<HTMLElement, TriggerLink & TriggerHandlers & TriggerAttributes>(function TriggerProxy(
  {
    trigger,
    onHandlers,
    onAttributes,
    onReady,
    'aria-describedby': describedBy,
    'data-state': state,
    onPointerMove,
    onPointerLeave,
    onPointerDown,
    onFocus,
    onBlur,
    onClick,
  },
  ref,
) {
  useImperativeHandle(ref, () => trigger, [trigger]);
  useLayoutEffect(() => {
    onHandlers({ onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick });
  });
  useLayoutEffect(() => {
    onAttributes({ 'aria-describedby': describedBy, 'data-state': state });
  }, [describedBy, state, onAttributes]);
  useLayoutEffect(() => () => onHandlers(null), [onHandlers]);
  useEffect(onReady, [onReady]);
  return null;
});

/** The tooltip itself: loaded when the first one is about to be displayed. */
export function TooltipLayer({
  group,
  content,
  contentProps: { side = 'top', className, ...contentProps },
  contentRef,
  open,
  defaultOpen,
  onOpenChange,
  ...link
}: TooltipLayerProps) {
  const container = usePortalContainer();
  const isOpen = useRef(false);
  const changeOpen = (next: boolean) => {
    isOpen.current = next;
    group.noteOpen(next);
    onOpenChange?.(next);
  };
  useEffect(
    () => () => {
      if (isOpen.current) group.noteOpen(false);
    },
    [group],
  );
  return (
    <Radix.Provider delayDuration={group.delay}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={changeOpen}>
        <Radix.Trigger asChild>
          <TriggerProxy {...link} />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            ref={contentRef}
            data-slot="tooltip"
            side={side}
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'pd-root pd:z-(--pd-z-popover) pd:max-w-70 pd:rounded-small pd:bg-ink pd:px-2 pd:py-1.25 pd:text-12 pd:text-on-ink',
              'pd:origin-(--radix-tooltip-content-transform-origin) pd:data-[state=closed]:animate-pop-out pd:data-[state=delayed-open]:animate-tip-in',
              className,
            )}
            {...contentProps}
          >
            {content}
            <Radix.Arrow width={10} height={5} className="pd:fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
