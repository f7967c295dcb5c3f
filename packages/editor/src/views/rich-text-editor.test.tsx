import type {} from '@vitest/browser-playwright';
import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { Extension, Node as TiptapNode } from '@tiptap/core';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultEditorLabels } from '../labels';
import { createHeldPort, createMemoryPort } from '../testing';
import { fileOf, transfer } from '../testing/transfer';
import { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './rich-text-editor';

async function open(props: Partial<RichTextEditorProps> = {}) {
  const handle = createRef<RichTextEditorHandle>();
  const onChange = vi.fn();
  const screen = await render(
    <StrictMode>
      <RichTextEditor label="大綱" onChange={onChange} port={createMemoryPort()} editorRef={handle} {...props} />
    </StrictMode>,
  );
  const text = page.getByRole('textbox', { name: '大綱' });
  await expect.element(text).toBeVisible();
  const html = () => handle.current?.getHtml() ?? '';
  const element = () => text.element() as HTMLElement;
  return { screen, handle, onChange, text, html, element };
}

const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const choose = async (menu: string, choice: string) => {
  await tool(menu).click();
  await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
};

const paste = (target: HTMLElement, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

function drop(target: HTMLElement, dataTransfer: DataTransfer) {
  const { left, top } = target.firstElementChild?.getBoundingClientRect() ?? target.getBoundingClientRect();
  const at = { dataTransfer, clientX: left + 2, clientY: top + 8, bubbles: true, cancelable: true };
  target.dispatchEvent(new DragEvent('drop', at));
}

/** Relative luminance of a colour as painted (WCAG 2.2). */
function luminance(colour: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const alert = () => page.getByRole('alert');

describe('caret', () => {
  const root = document.documentElement.style;
  afterEach(async () => {
    root.cssText = '';
    await page.viewport(414, 896);
  });

  test('stays clear of the tools and of a bar of the page', async () => {
    root.setProperty('--pd-editor-top', '48px');
    root.scrollPaddingBottom = '100px';
    root.paddingBottom = '100px';
    await page.viewport(820, 600);
    const { text } = await open({ variant: 'paper', defaultValue: '<p>一</p>'.repeat(60) });
    const caret = () => {
      const node = getSelection()?.getRangeAt(0).startContainer;
      return (node instanceof Element ? node : node?.parentElement)?.getBoundingClientRect();
    };
    const tools = () => document.querySelector('[data-slot="editor-tools"]')?.getBoundingClientRect();
    await text.click({ position: { x: 10, y: 100 } });
    await userEvent.keyboard('{Control>}{End}{/Control}二');
    // The line is 30 px high, the caret in it 19.
    await expect.poll(() => (caret()?.bottom ?? 600) - (30 - 19) / 2).toBeLessThanOrEqual(500);
    expect(tools()?.top).toBe(48);
    // On a busy page ProseMirror learns late where a key has moved the caret.
    const keepBusy = () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    };
    window.addEventListener('keydown', keepBusy);
    onTestFinished(() => window.removeEventListener('keydown', keepBusy));
    // Each after the previous one was handled, as a held key repeats no faster than the page responds.
    for (let line = 0; line < 16; line += 1) await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => (caret()?.top ?? 0) - (tools()?.bottom ?? 600)).toBeGreaterThanOrEqual(0);
  });

  // On a busy page the next key comes before the browser's `selectionchange`.
  test.each([
    ['Enter', '<p>一<strong>成分</strong>二</p><p></p>'],
    // Only real keys delete; this one must not delete what was selected.
    ['Backspace', '<p>一<strong>成分</strong>二</p>'],
  ])('%s acts where the browser shows the caret, not on what was selected before', async (key, expected) => {
    const { text, html } = await open({ defaultValue: '<p>一<strong>成分</strong>二</p>' });
    await text.click();
    const [node, end] = ['strong', 'p'].map((name) => text.element().querySelector(name)?.lastChild);
    if (!node || !end) throw new Error('no text');
    getSelection()?.setBaseAndExtent(node, 0, node, 2);
    await expect.element(tool('粗體')).toHaveAttribute('aria-pressed', 'true');
    getSelection()?.setPosition(end, 1);
    text.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(html()).toBe(expected);
  });

  test('on small screens the tools are one row, and the focused one is in sight', async () => {
    await page.viewport(390, 844);
    await open();
    const box = () => page.getByRole('toolbar').element().getBoundingClientRect();
    expect(box().height).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement?.getBoundingClientRect().right).toBeLessThanOrEqual(box().right);
  });
});

describe('writing', () => {
  test('reports typing when it pauses, and immediately on blur', async () => {
    const onBlur = vi.fn();
    const { text, onChange } = await open({ onBlur });
    await text.click();
    await userEvent.keyboard('開場');
    await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>開場</p>']);
    await userEvent.keyboard('書桌');
    await userEvent.tab({ shift: true });
    expect(onChange).toHaveBeenLastCalledWith('<p>開場書桌</p>');
    expect(onBlur).toHaveBeenCalled();
  });

  test('reports pending typing when the editor unmounts', async () => {
    const { text, onChange, screen } = await open();
    await text.click();
    await userEvent.keyboard('a');
    await screen.unmount();
    expect(onChange).toHaveBeenLastCalledWith('<p>a</p>');
  });

  test('prop: value replaces the text; a value from onChange changes nothing', async () => {
    const onChange = vi.fn();
    const editor = (value: string) => <RichTextEditor label="大綱" value={value} onChange={onChange} />;
    const screen = await render(editor('<p>第一版</p>'));
    const text = page.getByRole('textbox', { name: '大綱' });
    await expect.element(text).toHaveTextContent('第一版');
    await screen.rerender(editor('<p>第二版</p>'));
    await expect.element(text).toHaveTextContent('第二版');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('prop: readOnly shows no tools', async () => {
    await open({ readOnly: true, defaultValue: '<p>只能看</p>' });
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).toHaveAttribute('contenteditable', 'false');
  });

  test('counts words like a Chinese word processor, and characters without spaces', async () => {
    await open({ defaultValue: '<p>約 8.5 分鐘，</p><ul><li>含 end card</li></ul>' });
    await expect.element(page.getByText('8 字，15 字元')).toBeVisible();
  });

  test('R-edt-14 composing never triggers a shortcut, and its text arrives complete', async () => {
    const { text, html, element } = await open();
    await text.click();
    await cdp().send('Input.imeSetComposition', { text: 'ㄋㄧ', selectionStart: 2, selectionEnd: 2 });
    for (const key of ['b', 'k', 'Enter']) {
      element().dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          ctrlKey: key !== 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
    await cdp().send('Input.insertText', { text: '你好' });
    await expect.poll(html).toBe('<p>你好</p>');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('host extensions', () => {
  test('prop: onReady receives Tiptap’s editor, and the handle exposes it', async () => {
    const onReady = vi.fn();
    const { handle, html } = await open({ onReady, defaultValue: '<p>睡前</p>' });
    expect(onReady).toHaveBeenLastCalledWith(handle.current?.editor);
    handle.current?.editor.chain().focus('end').insertContent('五分鐘').run();
    expect(html()).toBe('<p>睡前五分鐘</p>');
  });

  test('JSON can be read and set; unsafe addresses are removed', async () => {
    const { handle, html } = await open({ defaultValue: '<h2>開場</h2><p>睡前</p>' });
    const json = handle.current?.getJson();
    expect(json?.content?.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
    handle.current?.setHtml('');
    handle.current?.setJson(json ?? {});
    expect(html()).toBe('<h2>開場</h2><p>睡前</p>');
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    const text = { type: 'text', text: '點我', marks: [link] };
    handle.current?.setJson({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] });
    expect(html()).toBe('<p>點我</p>');
    expect(() => handle.current?.setJson({ type: 'doc', content: [{ type: 'nothing' }] })).toThrow();
  });

  test('prop: sanitize keeps a custom node', async () => {
    const Note = TiptapNode.create({
      name: 'note',
      group: 'block',
      content: 'inline*',
      parseHTML: () => [{ tag: 'aside' }],
      renderHTML: () => ['aside', 0],
    });
    const stored = '<p>睡前</p><aside>記得簽名</aside>';
    const known = await open({ extensions: [Note], sanitize: (html) => html, defaultValue: stored });
    expect(known.html()).toBe(stored);
  });
});

describe('toolbar', () => {
  test('is one tab stop: arrows, Home and End move inside, Esc returns to the text', async () => {
    await open({ defaultValue: '<p>文</p>' });
    const stops = () => page.getByRole('toolbar').element().querySelectorAll('button[tabindex="0"]').length;
    expect(stops()).toBe(1);
    await userEvent.tab();
    await expect.element(tool('復原')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(tool('粗體')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tool('尋找與取代')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tool('復原')).toHaveFocus();
    expect(stops()).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(tool('復原')).toHaveFocus();
  });

  test('undo and redo', async () => {
    const { text, html } = await open();
    await text.click();
    // Characters typed more than half a second apart are undone one by one.
    await userEvent.keyboard('開');
    await tool('復原').click();
    await expect.poll(html).toBe('<p></p>');
    await tool('重做').click();
    await expect.poll(html).toBe('<p>開</p>');
  });

  test('R-edt-03 headings 2, 3, 4 are offered as H1, H2, H3', async () => {
    const { text, html } = await open({ defaultValue: '<p>開場</p>' });
    await text.click();
    for (const [from, choice, tag] of [
      ['內文', '標題 H1', 'h2'],
      ['標題 H1', '標題 H2', 'h3'],
      ['標題 H2', '標題 H3', 'h4'],
    ] as const) {
      await choose(`段落樣式：${from}`, choice);
      await expect.poll(html).toBe(`<${tag}>開場</${tag}>`);
      await expect.element(page.getByRole('textbox')).toHaveFocus();
    }
  });

  test.each([
    ['紅色文字', 'red'],
    ['藍色文字', 'blue'],
    ['綠色文字', 'green'],
  ])('R-edt-01 text colour %s', async (choice, colour) => {
    const { text, html, element } = await open({ defaultValue: '<p>開場</p>' });
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await choose('文字顏色', choice);
    await expect.poll(html).toBe(`<p><span class="pd-text-${colour}">開場</span></p>`);
    const shown = element().querySelector(`.pd-text-${colour}`);
    const written = shown ? getComputedStyle(shown).color : '';
    expect(written).not.toBe(getComputedStyle(element()).color);
    expect(contrast(written, 'white')).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['黃色標記', 'yellow', 'rgb(255, 246, 169)'],
    ['粉紅色標記', 'pink', 'rgb(255, 191, 249)'],
  ])('R-edt-02 highlight %s', async (choice, colour, ground) => {
    const { text, html, element } = await open({ defaultValue: '<p>開場</p>' });
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await choose('螢光標記', choice);
    await expect.poll(html).toBe(`<p><mark class="pd-mark-${colour}">開場</mark></p>`);
    const mark = element().querySelector('mark');
    expect(mark && getComputedStyle(mark).backgroundColor).toBe(ground);
  });
});

test('a tool’s button exposes whether its popover is open, and closes it', async () => {
  const { text } = await open({ defaultValue: '<p>開場</p>' });
  await text.click();
  const button = tool('文字顏色');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const popover = page.getByRole('dialog', { name: '文字顏色' });
  await expect.element(popover).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveAttribute('aria-controls', popover.element().id);
  await button.click();
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a tool that is pressed again while its popover fades out opens it again', async () => {
  const { text } = await open({ defaultValue: '<p>開場</p>' });
  await text.click();
  const popover = page.getByRole('dialog', { name: /^段落樣式/ });
  for (const [from, choice] of [
    ['內文', '標題 H1'],
    ['標題 H1', '標題 H2'],
    ['標題 H2', '內文'],
  ] as const) {
    await tool(`段落樣式：${from}`).click();
    await popover.getByRole('button', { name: choice, exact: true }).click();
  }
  await expect.element(tool('段落樣式：內文')).toBeVisible();
});

describe('links', () => {
  test('R-edt-06 an address without http or https is refused with a message; an empty one removes the link', async () => {
    const { text, html } = await open({ defaultValue: '<p>官網</p>' });
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await tool('連結').click();
    await userEvent.fill(page.getByLabelText('網址'), 'paidang.test');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('請確認是否輸入為網址')).toBeVisible();
    await expect.element(page.getByLabelText('網址')).toBeInvalid();
    expect(html()).toBe('<p>官網</p>');
    await userEvent.fill(page.getByLabelText('網址'), 'https://paidang.test/');
    await page.getByRole('button', { name: '套用連結' }).click();
    await expect
      .poll(html)
      .toBe('<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://paidang.test/">官網</a></p>');
    await text.click();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(page.getByLabelText('網址'), '');
    await userEvent.keyboard('{Enter}');
    await expect.poll(html).toBe('<p>官網</p>');
  });

  test('Enter that ends a composition does not apply the link', async () => {
    const { text } = await open({ defaultValue: '<p>官網</p>' });
    await text.click();
    await tool('連結').click();
    const input = page.getByLabelText('網址');
    input
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    await expect.element(input).toBeVisible();
  });
});

describe('tables', () => {
  test('R-edt-04 inserts a 3 × 3 table without a header row, then edits it', async () => {
    const { text, element, html } = await open();
    await text.click();
    await choose('表格', '插入 3×3 表格');
    const shape = () => [...element().querySelectorAll('tr')].map((row) => row.children.length);
    await expect.poll(shape).toEqual([3, 3, 3]);
    expect(html()).not.toContain('<th');
    await choose('表格操作', '在下方加一列');
    await expect.poll(shape).toEqual([3, 3, 3, 3]);
    await choose('表格操作', '在右側加一欄');
    await expect.poll(shape).toEqual([4, 4, 4, 4]);
    await choose('表格操作', '刪除這一欄');
    await choose('表格操作', '刪除這一列');
    await expect.poll(shape).toEqual([3, 3, 3]);
    await choose('表格操作', '加寬這一欄');
    await expect.poll(html).toContain('<col width="184">');
    await choose('表格操作', '刪除表格');
    await expect.poll(html).not.toContain('<table');
  });

  test('Esc, then Tab leaves a table whose cells Tab would walk through', async () => {
    const { element } = await open({
      defaultValue: '<table><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>',
    });
    await page.getByText('甲').click();
    await userEvent.tab();
    expect(document.activeElement).toBe(element());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(document.activeElement).not.toBe(element());
  });
});

describe('pictures', () => {
  const input = () => document.querySelector<HTMLInputElement>('[data-slot=editor-image-input]');
  const pick = (...files: File[]) => {
    const field = input();
    if (!field) throw new Error('the editor offers no pictures');
    field.files = transfer(files).files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('R-edt-05 size and alignment are stored and shown', async () => {
    const { html, element } = await open({ defaultValue: '<p>前</p><img src="/files/a.png" alt="瓶身">' });
    element().querySelector('img')?.click();
    await page.getByRole('img', { name: '瓶身' }).click({ force: true });
    const width = () => {
      const image = element().querySelector('img');
      return image
        ? Math.round(
            (image.getBoundingClientRect().width / (image.parentElement?.querySelector('p')?.clientWidth ?? 1)) * 100,
          )
        : 0;
    };
    for (const [name, size, percent] of [
      ['小', 'small', 33],
      ['中', 'medium', 66],
      ['大', 'large', 100],
    ] as const) {
      await tool(`圖片大小：${name}`).click();
      await expect.poll(html).toContain(`data-size="${size}"`);
      expect(width()).toBe(percent);
    }
    for (const [name, align] of [
      ['靠左', 'left'],
      ['置中', 'center'],
      ['靠右', 'right'],
    ] as const) {
      await tool(`圖片位置：${name}`).click();
      await expect.poll(html).toContain(`data-align="${align}"`);
    }
    await tool('編輯替代文字').click();
    await userEvent.fill(page.getByLabelText('替代文字', { exact: true }), '桌上的瓶身');
    await page.getByRole('button', { name: '儲存替代文字' }).click();
    await expect.poll(html).toContain('alt="桌上的瓶身"');
  });

  test('R-edt-07 accepts exactly 10 MB, refuses one byte more and other types', async () => {
    const port = createMemoryPort();
    const { html } = await open({ port });
    pick(fileOf('剛好.png', 'image/png', 10_485_760));
    await expect.poll(html).toContain('<img src="/files/');
    pick(fileOf('太大.png', 'image/png', 10_485_761));
    await expect.element(alert()).toHaveTextContent('上傳失敗，檔案大小勿超過10MB');
    pick(fileOf('動畫.gif', 'image/gif'));
    await expect.element(alert()).toHaveTextContent('上傳失敗，檔案大小勿超過10MB');
    expect(port.uploaded.map(({ name }) => name)).toEqual(['剛好.png']);
  });

  test('R-edt-08 accepts ten dropped files, and none of eleven', async () => {
    const port = createMemoryPort();
    const { element } = await open({ port });
    const files = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}.jpg`, 'image/jpeg'));
    drop(element(), transfer(files(11)));
    await expect.element(alert()).toHaveTextContent('拖曳失敗，請勿一次上傳10張以上');
    expect(port.uploaded).toHaveLength(0);
    drop(element(), transfer(files(10)));
    await expect.poll(() => port.uploaded.length).toBe(10);
  });

  test('R-edt-09 dropped files that are no jpeg or png, or too large, are refused', async () => {
    const { element } = await open();
    const message = '拖曳失敗，請確認是否為圖片格式（jpg/png)，及檔案大小勿超過10MB';
    drop(element(), transfer([fileOf('合約.pdf', 'application/pdf')]));
    await expect.element(alert()).toHaveTextContent(message);
    await page.getByRole('button', { name: '關閉訊息' }).click();
    await expect.element(alert()).toHaveTextContent('');
    drop(element(), transfer([fileOf('太大.jpg', 'image/jpeg', 10_485_761)]));
    await expect.element(alert()).toHaveTextContent(message);
  });

  test('R-edt-10 base64 pictures are refused on paste and on drag; text pasted beside them stays', async () => {
    const { element, html, text } = await open();
    await text.click();
    const base64 = '<img src="data:image/png;base64,iVBORw0KGgo=">';
    paste(element(), transfer([], { 'text/html': `<p>開場${base64}</p>` }));
    await expect.element(alert()).toHaveTextContent('貼上失敗，圖片格式不能為base64');
    expect(html()).toBe('<p>開場</p>');
    drop(element(), transfer([], { 'text/html': base64 }));
    await expect.element(alert()).toHaveTextContent('拖曳失敗，圖片格式不能為base64');
    expect(html()).toBe('<p>開場</p>');
  });

  test('R-edt-11 dragging where pictures are not allowed is refused', async () => {
    const { element } = await open({ port: undefined });
    expect(input()).toBeNull();
    drop(element(), transfer([fileOf('a.png', 'image/png')]));
    await expect.element(alert()).toHaveTextContent('不支援拖曳功能');
  });

  test('R-edt-12 a drag without usable content is refused', async () => {
    const { element } = await open();
    drop(element(), transfer([], { 'text/html': '<img src="file:///C:/a.png">' }));
    await expect.element(alert()).toHaveTextContent('拖曳失敗');
  });

  test('R-edt-13 pasted and dropped pictures are inserted at the caret and stay in place while typing', async () => {
    const port = createHeldPort();
    const onUploadingChange = vi.fn();
    const { element, html, text } = await open({ port, onUploadingChange, defaultValue: '<p>第一段</p><p>第二段</p>' });
    await text.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
    paste(element(), transfer([fileOf('書桌.png', 'image/png')]));
    await expect.element(page.getByText('書桌.png 上傳中 0%')).toBeVisible();
    port.pending[0]?.progress(0.4);
    await expect.element(page.getByText('書桌.png 上傳中 40%')).toBeVisible();
    await userEvent.keyboard('{Control>}{End}{/Control}，完');
    port.pending[0]?.finish();
    const stored = '<img src="/files/%E6%9B%B8%E6%A1%8C.png" alt="" data-size="large" data-align="center">';
    await expect.poll(html).toBe(`<p>第一段</p>${stored}<p>第二段，完</p>`);
    expect(onUploadingChange.mock.calls.flat()).toEqual([1, 0]);
    drop(element(), transfer([fileOf('b.png', 'image/png')]));
    port.pending[0]?.finish();
    await expect.poll(html).toMatch(/^(<p>第一段<\/p>)?<img src="\/files\/b\.png"/);
  });

  test.each([
    ['<p></p>', 0, ''],
    ['<p>開場</p>', 1, '<p>開</p><p>場</p>'],
    ['<p>開場</p>', 2, '<p>開場</p>'],
  ])(
    'pictures chosen together keep their order, however their uploads end (%s, %i)',
    async (defaultValue, arrows, around) => {
      const port = createHeldPort();
      const { html, text } = await open({ port, defaultValue });
      await text.click();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      if (arrows > 0) await userEvent.keyboard(`{ArrowRight>${arrows}/}`);
      pick(...['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.png`, 'image/png')));
      await expect.poll(() => port.pending.length).toBe(4);
      const order = () => [...html().matchAll(/src="\/files\/(.)\.png"/g)].map(([, name]) => name).join('');
      for (const [name, shown] of [
        ['c', 'c'],
        ['a', 'ac'],
        ['d', 'acd'],
        ['b', 'abcd'],
      ] as const) {
        port.pending.find(({ file }) => file.name === `${name}.png`)?.finish();
        await expect.poll(order).toBe(shown);
      }
      expect(html().replaceAll(/<img[^>]*>|<p><\/p>/g, '')).toBe(around);
    },
  );

  test('a failed upload can be retried or removed', async () => {
    const port = createHeldPort();
    const { html } = await open({ port });
    pick(fileOf('a.png', 'image/png'), fileOf('b.png', 'image/png'));
    await expect.poll(() => port.pending.length).toBe(2);
    port.pending[0]?.fail();
    await expect.element(page.getByText('a.png 上傳失敗，請確認網路後再試一次')).toBeVisible();
    await page.getByRole('button', { name: '重試' }).click();
    await expect.poll(() => port.pending.length).toBe(2);
    await page.getByRole('button', { name: '取消上傳' }).last().click();
    await expect.poll(() => port.pending.length).toBe(1);
    port.pending[0]?.finish();
    await expect.poll(html).toMatch(/<img/);
    expect(html().match(/<img/g)).toHaveLength(1);
  });
});

describe('when something breaks', () => {
  const broken = () => page.getByText('編輯器發生問題，內容仍保留在這裡。');

  test('a rendering error keeps the written text, which can be reopened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = false;
    const count = (words: number) => {
      if (isBroken) throw new Error('broken on purpose');
      return `${words} 字`;
    };
    const labels = { ...defaultEditorLabels, status: { ...defaultEditorLabels.status, count } };
    const { text, html } = await open({ labels });
    await text.click();
    await userEvent.keyboard('開場');
    await expect.element(page.getByText('2 字')).toBeVisible();
    isBroken = true;
    await userEvent.keyboard('白');
    await expect.element(broken()).toBeVisible();
    await expect.element(page.getByText('開場白')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: '重新載入編輯器' }).click();
    await expect.poll(html).toBe('<p>開場白</p>');
    vi.mocked(console.error).mockClear();
  });

  test('a plug-in that throws while the text changes does not lose the last letter; the text can be copied', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const apply = (transaction: Transaction) => {
      if (transaction.doc.textContent.includes('白')) throw new Error('broken on purpose');
    };
    const plugin = new Plugin({ state: { init: () => undefined, apply } });
    const extensions = [Extension.create({ name: 'fragile', addProseMirrorPlugins: () => [plugin] })];
    const { text, onChange } = await open({ extensions });
    await text.click();
    await userEvent.keyboard('開場白');
    await expect.element(broken()).toBeVisible();
    await expect.element(page.getByText('開場白')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith('<p>開場白</p>');
    const write = vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new Error('not allowed'));
    await page.getByRole('button', { name: '複製內容' }).click();
    await expect.element(page.getByText(/內容已選取/)).toBeVisible();
    expect(getSelection()?.toString()).toBe('開場白');
    write.mockResolvedValueOnce();
    await page.getByRole('button', { name: '複製內容' }).click();
    await expect.element(page.getByText('已複製')).toBeVisible();
    const [item] = write.mock.lastCall?.[0] ?? [];
    expect(await (await item?.getType('text/html'))?.text()).toBe('<p>開場白</p>');
    vi.mocked(console.error).mockClear();
  });
});

describe('finding', () => {
  test('Enter moves between matches; replaces one or all; Esc returns to the text', async () => {
    const { text, html } = await open({ defaultValue: '<p>精華液，夜間精華</p><p>精華</p>' });
    await text.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}f{/Control}');
    const words = page.getByRole('textbox', { name: '尋找' });
    await userEvent.fill(words, '精華');
    const position = (of: string) =>
      expect.element(page.getByRole('region', { name: '尋找與取代' }).getByRole('status')).toHaveTextContent(of);
    await position('1 / 3');
    await userEvent.keyboard('{Enter}');
    await position('2 / 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}');
    await position('3 / 3');
    words
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    await position('3 / 3');
    await userEvent.fill(page.getByRole('textbox', { name: '取代為' }), '乳液 $&');
    await page.getByRole('button', { name: '取代', exact: true }).click();
    await expect.poll(html).toBe('<p>精華液，夜間精華</p><p>乳液 $&amp;</p>');
    await page.getByRole('button', { name: '全部取代' }).click();
    await position('已取代 2 處');
    await expect.poll(html).toBe('<p>乳液 $&amp;液，夜間乳液 $&amp;</p><p>乳液 $&amp;</p>');
    await userEvent.fill(words, '沒有');
    await position('找不到');
    await userEvent.keyboard('{Escape}');
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(html).toBe('<p>精華液，夜間精華</p><p>乳液 $&amp;</p>');
  });

  test('Esc returns the focus to the text, and does not take it from what is focused next', async () => {
    const { text, element } = await open({ defaultValue: '<p>精華</p>' });
    const elsewhere = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => elsewhere.remove());
    await text.click();
    await userEvent.keyboard('{Control>}f{/Control}');
    const words = page.getByRole('textbox', { name: '尋找' }).element();
    words.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(element());
    elsewhere.focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('a press elsewhere while the link popover is open moves the focus there', async () => {
    const { text } = await open({ defaultValue: '<p>精華</p>' });
    const elsewhere = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => elsewhere.remove());
    await text.click();
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = page.getByRole('textbox', { name: '網址' });
    await expect.element(address).toHaveFocus();
    await userEvent.click(elsewhere);
    await expect.element(address).not.toBeInTheDocument();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('Markdown shortcuts', () => {
  test.each([
    ['# 開場', '<h2>開場</h2>'],
    ['### 開場', '<h4>開場</h4>'],
    ['- 開場', '<ul><li><p>開場</p></li></ul>'],
    ['3. 開場', '<ol start="3"><li><p>開場</p></li></ol>'],
    ['> 開場', '<blockquote><p>開場</p></blockquote>'],
    ['**開場**', '<p><strong>開場</strong></p>'],
    ['~~開場~~', '<p><s>開場</s></p>'],
  ])('R-edt-14 %s', async (typed, stored) => {
    const { text, html } = await open();
    await text.click();
    await userEvent.keyboard(typed);
    await expect.poll(html).toBe(stored);
  });

  test('R-edt-14 none is triggered while an input method composes, nor by composed text', async () => {
    const { text, html, element } = await open();
    await text.click();
    await cdp().send('Input.imeSetComposition', { text: '# ㄎ', selectionStart: 3, selectionEnd: 3 });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    element().dispatchEvent(enter);
    expect(html()).toBe('<p># ㄎ</p>');
    await cdp().send('Input.insertText', { text: '# 開' });
    await expect.poll(html).toBe('<p># 開</p>');
  });
});

describe('paste from Word', () => {
  test('keeps Word’s lists, colours and headings, but not its styles', async () => {
    const { element, html, text } = await open();
    await text.click();
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment--><h1>大綱<o:p></o:p></h1><p class=MsoNormal style='margin:0cm'><b>重點</b><span style='color:red'>紅字</span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>開場</p><!--EndFragment--></body></html>`;
    paste(element(), transfer([fileOf('word.png', 'image/png')], { 'text/html': word, 'text/plain': '大綱' }));
    await expect
      .poll(html)
      .toBe(
        '<h2>大綱</h2><p><strong>重點</strong><span class="pd-text-red">紅字</span></p><ol><li><p>開場</p></li></ol>',
      );
    await expect.element(alert()).toHaveTextContent('');
  });
});
