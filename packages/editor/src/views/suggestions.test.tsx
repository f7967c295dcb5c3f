import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { Editor } from '@tiptap/core';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { indexNode } from '../core/extensions/suggestions/placed-suggestion';
import { createExtensions } from '../core/schema/create-extensions';
import { indexElement } from '../core/suggestions/text-of-element';
import { outlineV1, suggestionOf } from '../testing';
import { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './rich-text-editor';
import { RichTextView } from './rich-text-view';

const html = '<p>第一天拍膚況，<strong>不評論</strong>。</p><p>第三天拍膚況。</p>';
const text = '第一天拍膚況，不評論。\n第三天拍膚況。';
const softer = suggestionOf(text, '不評論', '只記錄', { id: 'softer' });
const longer = suggestionOf(text, '第三天拍膚況', '第三天近拍膚況', { id: 'longer', author: '山眠' });

async function open(props: Partial<RichTextEditorProps> = {}) {
  const handle = createRef<RichTextEditorHandle>();
  const onSuggestionAccept = vi.fn();
  const onSuggestionReject = vi.fn();
  await render(
    <RichTextEditor
      label="大綱"
      defaultValue={html}
      suggestions={[softer, longer]}
      onSuggestionAccept={onSuggestionAccept}
      onSuggestionReject={onSuggestionReject}
      editorRef={handle}
      {...props}
    />,
  );
  const field = page.getByRole('textbox', { name: '大綱' });
  await expect.element(field).toBeVisible();
  return { field, onSuggestionAccept, onSuggestionReject, stored: () => handle.current?.getHtml() };
}

const part = (name: string) => page.getByRole('group', { name });
const softerPart = () => part('廠商建議把「不評論」改成「只記錄」');
const longerPart = () => part('山眠建議把「第三天拍膚況」改成「第三天近拍膚況」');

describe('in the editor', () => {
  test('are shown in place, and are not part of the document', async () => {
    const { stored } = await open();
    await expect.element(softerPart()).toBeVisible();
    await expect.element(longerPart().getByRole('insertion')).toHaveTextContent('近');
    expect(document.querySelector('.pd-suggestion-old')?.textContent).toBe('不評論');
    expect(stored()).toBe(html);
  });

  test('Ctrl + Enter accepts the one at the caret as one undoable step', async () => {
    const { field, stored, onSuggestionAccept } = await open();
    await field.click();
    // One key per call: the editor only notices a moved caret after the event.
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSuggestionAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}{ArrowLeft}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(stored).toBe(html.replace('不評論', '只記錄'));
    expect(onSuggestionAccept).toHaveBeenCalledExactlyOnceWith('softer');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(stored).toBe(html);
  });

  test('Tab moves to them; N rejects, Y accepts; typing elsewhere does not move them', async () => {
    const { field, stored, onSuggestionAccept, onSuggestionReject } = await open();
    await field.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}先說：');
    await userEvent.tab();
    await expect.element(softerPart()).toHaveFocus();
    await userEvent.keyboard('n');
    await expect.element(softerPart()).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await longerPart().getByRole('button', { name: '採用建議（Y）' }).click();
    await expect.poll(stored).toBe(`<p>先說：${html.slice(3).replace('第三天拍', '第三天近拍')}`);
    expect([onSuggestionReject.mock.calls, onSuggestionAccept.mock.calls]).toEqual([[['softer']], [['longer']]]);
  });

  test('one whose words were rewritten is not shown', async () => {
    const { field } = await open();
    await field.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}改');
    await expect.element(longerPart()).not.toBeInTheDocument();
    await expect.element(softerPart()).toBeVisible();
  });
});

describe('in the view', () => {
  test('the text does not change, Y accepts, and without callbacks nothing can be decided', async () => {
    const onSuggestionAccept = vi.fn();
    const view = (accept?: (id: string) => void) => (
      <RichTextView
        html={html}
        suggestions={[softer, longer]}
        {...(accept ? { onSuggestionAccept: accept } : {})}
        aria-label="大綱"
      />
    );
    const screen = await render(view());
    await expect.element(longerPart()).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(indexElement(screen.container).text).toBe(text);
    await screen.rerender(view(onSuggestionAccept));
    (softerPart().element() as HTMLElement).focus();
    await userEvent.keyboard('y');
    expect(onSuggestionAccept).toHaveBeenCalledExactlyOnceWith('softer');
    await screen.rerender(<RichTextView html={html} suggestions={[]} />);
    expect(screen.container.querySelector('.pd-rich-text')?.innerHTML).toBe(html);
  });

  test('reports the selection as a quote to suggest other wording for', async () => {
    const onSelectQuote = vi.fn();
    await render(<RichTextView html={html} onSelectQuote={onSelectQuote} />);
    getSelection()?.selectAllChildren(page.getByText('不評論').element());
    await expect.poll(() => onSelectQuote.mock.lastCall?.[0]).toEqual(softer.quote);
    getSelection()?.removeAllRanges();
    await expect.poll(() => onSelectQuote.mock.lastCall).toEqual([null, null]);
  });

  test('reports a selection made before anyone asked for it', async () => {
    const onSelectQuote = vi.fn();
    const screen = await render(<RichTextView html={html} />);
    getSelection()?.selectAllChildren(page.getByText('不評論').element());
    const selected = vi.fn();
    document.addEventListener('selectionchange', selected, { once: true });
    await expect.poll(() => selected).toHaveBeenCalled();
    await screen.rerender(<RichTextView html={html} onSelectQuote={onSelectQuote} />);
    await expect.poll(() => onSelectQuote.mock.lastCall?.[0]).toEqual(softer.quote);
  });
});

test('editor and view have the same text', async () => {
  const document = `${outlineV1}<p>一<br>二</p><hr><div data-unknown="iframe">說明<br>https://player.test/</div><p>三</p>`;
  const editor = new Editor({ extensions: createExtensions(), content: document, injectCSS: false });
  const screen = await render(<RichTextView html={document} />);
  expect(indexNode(editor.state.doc).text).toBe(indexElement(screen.container).text);
  editor.destroy();
});
