import { composeEventHandlers } from 'radix-ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { List } from './use-list';

type InputProps = ComponentPropsWithRef<'input'>;

/** Props of the input: the caller's own and the list's keys, without ARIA references to a list that is not rendered. */
export function useInputProps<Value extends string>(list: List<Value>, own: InputProps): InputProps {
  const { headless, inputHandlers, items } = list;
  const { isOpen } = headless;
  const props = headless.getInputProps({
    ...own,
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-labelledby'],
    onChange: inputHandlers.onChange,
    onKeyDown: composeEventHandlers(inputHandlers.onKeyDown, own.onKeyDown),
    onBlur: composeEventHandlers(own.onBlur, inputHandlers.onBlur),
    onCompositionStart: composeEventHandlers(own.onCompositionStart, inputHandlers.onCompositionStart),
    onCompositionEnd: composeEventHandlers(own.onCompositionEnd, inputHandlers.onCompositionEnd),
  });
  const shown = isOpen && items.length > 0;
  return {
    ...props,
    'aria-expanded': shown,
    'aria-controls': shown ? props['aria-controls'] : undefined,
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
  };
}
