import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { controlVariants, ownStates } from '../internal/control-styles';
import { useCheckedRef } from '../internal/use-checked-ref';

export interface TextareaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'rows'> {
  /** Minimum height in px, borders included. @default 96 */
  minHeight?: number;
  /** Height in px from which the text scrolls, borders included. @default 240 */
  maxHeight?: number;
}

/**
 * A multi-line text input; grows with its text from `minHeight` to `maxHeight`.
 *
 * @example <Textarea minHeight={26} maxHeight={54} placeholder="輸入訊息" />
 */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { minHeight = 96, maxHeight = 240, className, style, ...props },
  ref,
) {
  const own = useRef<HTMLTextAreaElement>(null);
  const refs = useCheckedRef(useComposedRefs(own, ref));
  const bound = useFieldControl(props);
  useAutoGrow(own);
  return (
    <textarea
      data-slot="textarea"
      rows={1}
      ref={refs}
      {...props}
      {...bound}
      style={{ minHeight, maxHeight, ...style }}
      className={cn(
        controlVariants(),
        'pd:block pd:h-auto pd:field-sizing-content pd:resize-none pd:overflow-y-auto pd:py-2 pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:read-only:bg-sunken pd:pointer-coarse:h-auto pd:pointer-coarse:text-16',
        ownStates,
        className,
      )}
    />
  );
});

function fitHeight(textarea: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  textarea.style.height = 'auto';
  textarea.style.height = `${textarea.scrollHeight + textarea.offsetHeight - textarea.clientHeight}px`;
}

/** Fits the height to the text in browsers without `field-sizing`; min and max height stay in CSS. */
function useAutoGrow(textarea: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (textarea.current) fitHeight(textarea.current);
  });

  useEffect(() => {
    const element = textarea.current;
    if (!element) return;
    const onInput = () => fitHeight(element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [textarea]);
}
