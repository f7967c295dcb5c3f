import type {} from '@vitest/browser-playwright';
import '@paidang/ui/styles.css';
import '../../../styles/styles.css';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createHeldPort } from '../../../testing';
import { fileOf } from '../../../testing/transfer';
import { RichTextEditor, type RichTextEditorHandle } from '../../../views/rich-text-editor';

/** A slow line: what edits tables is on its way until the test lets it arrive. */
const line = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});
vi.mock('@tiptap/pm/tables', async (original) => {
  await line.arrived;
  return original();
});

const pair = '<table><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>';
const cellsOf = (element: Element) => [...element.querySelectorAll('td')].map((cell) => cell.textContent);

test('keys, uploads and a composition begun before table editing has arrived go on with it', async () => {
  const handle = createRef<RichTextEditorHandle>();
  const other = createRef<RichTextEditorHandle>();
  const onUploadingChange = vi.fn();
  const waiting = { port: createHeldPort(), onUploadingChange };
  await render(
    <>
      <RichTextEditor label="備註" defaultValue={pair} editorRef={other} />
      <RichTextEditor label="大綱" defaultValue={`${pair}<p>開場</p>`} editorRef={handle} {...waiting} />
    </>,
  );
  const { editor } = handle.current as RichTextEditorHandle;
  const text = page.getByRole('textbox', { name: '大綱' });
  const cells = () => cellsOf(text.element());
  const wrapper = text.element().querySelector('.tableWrapper');

  await page.getByRole('textbox', { name: '備註' }).getByText('甲').click();
  await userEvent.keyboard('{Tab}');
  await text.getByText('開場').click();
  editor.commands.uploadImages([fileOf('desk.png', 'image/png')]);
  await expect.poll(() => onUploadingChange.mock.lastCall).toEqual([1]);
  await text.getByText('甲').click();
  expect(editor.can().mergeCells()).toBe(false);
  await cdp().send('Input.imeSetComposition', { text: 'ㄅ', selectionStart: 1, selectionEnd: 1 });

  line.arrive();
  await import('./table-editing');
  await expect.poll(() => other.current?.editor.state.selection.$from.parent.textContent).toBe('乙');
  expect(editor.view.composing).toBe(true);
  expect(cells()).toEqual(['甲ㄅ', '乙']);
  await cdp().send('Input.insertText', { text: '班' });
  await expect.poll(() => editor.can().addRowAfter()).toBe(true);
  expect(cells()).toEqual(['甲班', '乙']);
  expect(text.element().querySelector('.tableWrapper')).toBe(wrapper);
  expect(onUploadingChange.mock.lastCall).toEqual([1]);

  await userEvent.keyboard('{Tab}丙{Tab}丁');
  await expect.poll(cells).toEqual(['甲班', '丙', '丁', '']);
});
