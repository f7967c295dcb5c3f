import type {} from '@vitest/browser-playwright';
import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { Activity, createRef, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStillClock } from '../../../../tooling/still-clock';
import type { RichTextEditorHandle } from './rich-text-editor';

// Tiptap reads it when its module is evaluated, so the editor is imported after it.
Object.assign(window, { next: { version: '16.4.6' } });
const { RichTextEditor } = await import('./rich-text-editor');

const text = () => page.getByRole('textbox', { name: '大綱' });

test('opens and accepts text on a Next page', async () => {
  const onChange = vi.fn();
  await render(
    <StrictMode>
      <RichTextEditor label="大綱" defaultValue="<p>睡前</p>" onChange={onChange} />
    </StrictMode>,
  );
  await userEvent.click(text());
  await userEvent.keyboard('五分鐘');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>睡前五分鐘</p>');
});

test('a route that is hidden and shown again keeps the written text', async () => {
  const handle = createRef<RichTextEditorHandle>();
  const onChange = vi.fn();
  const route = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <RichTextEditor label="大綱" defaultValue="<p>睡前</p>" onChange={onChange} editorRef={handle} />
      </Activity>
    </StrictMode>
  );
  const screen = await render(route('visible'));
  await userEvent.click(text());
  await userEvent.keyboard('五分鐘');
  useStillClock();
  await screen.rerender(route('hidden'));
  expect(onChange).toHaveBeenLastCalledWith('<p>睡前五分鐘</p>');
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await screen.rerender(route('visible'));
  await expect.element(text()).toHaveTextContent('睡前五分鐘');
  expect(handle.current?.getHtml()).toBe('<p>睡前五分鐘</p>');
  await userEvent.click(text());
  await userEvent.keyboard('的');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>睡前五分鐘的</p>');
});

test('a prerendered route opens its editor when it is shown', async () => {
  const route = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <RichTextEditor label="大綱" defaultValue="<p>睡前</p>" />
    </Activity>
  );
  useStillClock();
  const screen = await render(route('hidden'));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await screen.rerender(route('visible'));
  await userEvent.click(text());
  await userEvent.keyboard('五分鐘');
  await expect.element(text()).toHaveTextContent('睡前五分鐘');
});
