import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { isImeEnter, useComposition } from '.';

interface FieldProps {
  onSend: () => void;
  onPick?: () => void;
}

/** A field that sends on Enter, or picks while its suggestions are open, as chat and comments do. */
function Field({ onSend, onPick }: FieldProps) {
  const composition = useComposition();
  const [open, setOpen] = useState(onPick !== undefined);
  return (
    <textarea
      aria-label="訊息"
      {...composition.handlers}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isImeEnter(event, composition)) return;
        event.preventDefault();
        if (!open) return onSend();
        onPick?.();
        setOpen(false);
      }}
    />
  );
}

async function setup(onPick?: () => void) {
  const onSend = vi.fn();
  const screen = await render(<Field onSend={onSend} onPick={onPick} />);
  const field = screen.getByLabelText('訊息').element() as HTMLTextAreaElement;
  field.focus();
  const key = (init: KeyboardEventInit = {}) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, ...init }),
    );
  const compose = (type: 'compositionstart' | 'compositionend') =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  return { onSend, field, key, compose };
}

test('a plain Enter is handled', async () => {
  const { onSend } = await setup();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('Enter while composing belongs to the input method', async () => {
  const { onSend, key, compose } = await setup();
  compose('compositionstart');
  key({ isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test('Enter after compositionend, as Safari orders them, belongs to the input method', async () => {
  const { onSend, key, compose } = await setup();
  compose('compositionstart');
  compose('compositionend');
  key({ keyCode: 229 });
  key();
  expect(onSend).not.toHaveBeenCalled();
});

test('with suggestions open Enter picks, but not while composing', async () => {
  const onPick = vi.fn();
  const { onSend, key, compose } = await setup(onPick);
  compose('compositionstart');
  key({ isComposing: true });
  expect(onPick).not.toHaveBeenCalled();
  const ended = new CompositionEvent('compositionend', { bubbles: true });
  Object.defineProperty(ended, 'timeStamp', { value: ended.timeStamp - 60 });
  document.activeElement?.dispatchEvent(ended);
  key();
  expect(onPick).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
});

test('leaving the field during a composition ends it', async () => {
  const { onSend, field, key, compose } = await setup();
  compose('compositionstart');
  field.blur();
  field.focus();
  key();
  expect(onSend).toHaveBeenCalledOnce();
});

test('without a composition object only the event decides', () => {
  const event = { timeStamp: 0, keyCode: 13, isComposing: false };
  expect(isImeEnter(event)).toBe(false);
  expect(isImeEnter({ ...event, keyCode: 229 })).toBe(true);
  expect(isImeEnter({ ...event, nativeEvent: { isComposing: true } })).toBe(true);
});
