import { type RefObject, useEffect, useLayoutEffect } from 'react';

function fitHeight(textarea: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  textarea.style.height = 'auto';
  textarea.style.height = `${textarea.scrollHeight + textarea.offsetHeight - textarea.clientHeight}px`;
}

/** Fits the height to the text in browsers without `field-sizing`; min and max height stay in CSS. */
export function useAutoGrow(textarea: RefObject<HTMLTextAreaElement | null>): void {
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
