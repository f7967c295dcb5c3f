import { ArrowUp } from 'lucide-react';
import { forwardRef, type RefObject, useEffect, useState } from 'react';
import { cn } from '../cn';
import { IconButton, type IconButtonProps } from '../icon-button';
import { raisedButton } from '../internal/raised-button';
import { useLabels } from '../locale';

const defaultLabels = { label: '回到頂端' };

export interface BackToTopProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** Accessible name and tooltip. @default '回到頂端' */
  label?: string;
  /** Scroll distance after which it appears, in px. @default 100 */
  showAfter?: number;
  /** Distance from the end within which it hides again, in px. @default 100 */
  hideNearEnd?: number;
  /** The scrolling element, if it is not the page. */
  target?: RefObject<HTMLElement | null>;
}

/**
 * A button that scrolls back to the start; shown after 100 px of scrolling, hidden within 100 px of the end.
 *
 * @example <BackToTop />
 */
export const BackToTop = forwardRef<HTMLButtonElement, BackToTopProps>(function BackToTop(
  { label, showAfter = 100, hideNearEnd = 100, target, className, ...props },
  ref,
) {
  const labels = useLabels('backToTop', defaultLabels);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const scroller = target?.current ?? document.documentElement;
    const source = target?.current ?? window;
    const update = () => {
      const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      setVisible(scroller.scrollTop > showAfter && left > hideNearEnd);
    };
    update();
    source.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      source.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [target, showAfter, hideNearEnd]);

  if (!visible) return null;
  return (
    <IconButton
      ref={ref}
      data-slot="back-to-top"
      label={label ?? labels.label}
      tooltipSide="left"
      className={cn(
        'pd:fixed pd:end-6 pd:bottom-6 pd:z-(--pd-z-sticky) pd:rounded-pill pd:border pd:border-line-strong pd:text-ink pd:shadow-2',
        'pd:animate-fade-in',
        raisedButton,
        className,
      )}
      {...props}
      onClick={() => scrollToStart(target?.current ?? null)}
    >
      <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
});

function scrollToStart(element: HTMLElement | null) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (element ?? window).scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  focusStart(element ?? document.body);
}

/** The button is about to disappear: the next Tab should continue from the start, which is now in view. */
function focusStart(element: HTMLElement) {
  const had = element.getAttribute('tabindex');
  if (had === null) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
