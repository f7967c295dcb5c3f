import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Field } from '../field';
import { FileDrop, type FileDropProps } from '.';

const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const pdf = new File(['x'], '合約.pdf', { type: 'application/pdf' });

async function setup(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>();
  const screen = await render(
    <FileDrop label="上傳圖片" accept={{ 'image/png': ['.png'] }} onFiles={onFiles} {...props} />,
  );
  const zone = screen.container.querySelector('[data-slot="file-drop-zone"]');
  const input = screen.container.querySelector('input');
  if (!zone || !input) throw new Error('nothing to drop on');
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { screen, zone, input, onFiles, names };
}

function transfer(files: readonly File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const drop = (on: Element, ...files: File[]) =>
  on.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer(files), bubbles: true, cancelable: true }));

const refusals = () => [...document.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);

test('the button is the only tab stop and describes what is accepted', async () => {
  const { screen } = await setup({ maxSize: 5 * 1024 ** 2, maxFiles: 9 });
  await userEvent.tab();
  const button = screen.getByRole('button', { name: '選擇檔案' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('PNG，每個5 MB以內，最多9個');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the button opens the file dialog once, by press and by key', async () => {
  const { screen, input } = await setup();
  const open = vi.spyOn(input, 'click').mockImplementation(() => {});
  const button = screen.getByRole('button', { name: '選擇檔案' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  expect(open).toHaveBeenCalledTimes(2);
  await button.click();
  expect(open).toHaveBeenCalledTimes(3);
  await screen.getByText('上傳圖片', { exact: true }).click();
  expect(open).toHaveBeenCalledTimes(4);
});

test('chosen files are accepted', async () => {
  const { input, names } = await setup();
  await userEvent.upload(input, [png('a.png'), png('b.png')]);
  await expect.poll(names).toEqual([['a.png', 'b.png']]);
});

test('dropped files are accepted', async () => {
  const { zone, names } = await setup();
  drop(zone, png('a.png'));
  await expect.poll(names).toEqual([['a.png']]);
});

test('pasted files are accepted; pasted text is ignored', async () => {
  const { screen, names } = await setup();
  const button = screen.getByRole('button', { name: '選擇檔案' }).element();
  const words = new DataTransfer();
  words.setData('text/plain', '你好');
  const paste = (clipboardData: DataTransfer) =>
    button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(paste(words)).toBe(true);
  expect(paste(transfer([png('截圖.png')]))).toBe(false);
  await expect.poll(names).toEqual([['截圖.png']]);
});

test('each refused file is named with a reason; the others are accepted', async () => {
  const onRefuse = vi.fn();
  const { zone, names } = await setup({ maxSize: 1024, onRefuse });
  drop(zone, png('好.png'), pdf, png('大.png', 2048), png('空.png', 0));
  await expect.poll(names).toEqual([['好.png']]);
  expect(refusals()).toEqual([
    '「合約.pdf」的格式不支援，請改用PNG。',
    '「大.png」太大：2 KB，上限是1 KB。請縮小後再加入。',
    '「空.png」是空的，請確認檔案後再加入。',
  ]);
  expect(onRefuse.mock.calls[0]?.[0].map(({ reason }: { reason: string }) => reason)).toEqual([
    'type',
    'size',
    'empty',
  ]);
});

test.each([1, 2])('at most %i: the others are refused by name', async (maxFiles) => {
  const { zone, names } = await setup({ maxFiles });
  drop(zone, ...['1', '2', '3'].map((name) => png(`${name}.png`)));
  await expect.poll(() => names()[0]?.length).toBe(maxFiles);
  expect(refusals()).toHaveLength(3 - maxFiles);
  expect(refusals()[0]).toContain(`最多${maxFiles}個檔案`);
});

test('refusals are announced, and disappear when dismissed or with the next files', async () => {
  const { screen, zone, names } = await setup();
  const alert = screen.container.querySelector('[role="alert"]');
  expect(alert).toBeEmptyDOMElement();
  drop(zone, pdf);
  await expect.poll(refusals).toHaveLength(1);
  await screen.getByRole('button', { name: '知道了' }).click();
  expect(refusals()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: '選擇檔案' })).toHaveFocus();
  drop(zone, pdf);
  await expect.poll(refusals).toHaveLength(1);
  drop(zone, png('a.png'));
  await expect.poll(names).toHaveLength(1);
  expect(refusals()).toEqual([]);
});

test('prop: validate adds a custom check', async () => {
  const { zone, onFiles } = await setup({ validate: (file) => (file.name.includes(' ') ? '檔名不能有空格' : null) });
  drop(zone, png('a b.png'));
  await expect.poll(refusals).toEqual(['檔名不能有空格']);
  expect(onFiles).not.toHaveBeenCalled();
});

test.each([{ disabled: true }, { maxFiles: 0 }, { maxFiles: -3 }])('with %o no files are accepted', async (props) => {
  const { screen, zone, onFiles } = await setup(props);
  await expect.element(screen.getByRole('button', { name: '選擇檔案' })).toBeDisabled();
  drop(zone, png('a.png'));
  await new Promise(requestAnimationFrame);
  expect(onFiles).not.toHaveBeenCalled();
});

test('while files are dragged over it, it shows whether they are accepted', async () => {
  const { screen, zone } = await setup();
  const enter = (file: File) =>
    zone.dispatchEvent(new DragEvent('dragenter', { dataTransfer: transfer([file]), bubbles: true, cancelable: true }));
  enter(png('a.png'));
  await expect.element(screen.getByText('放開滑鼠就會加入')).toBeVisible();
  enter(pdf);
  await expect.element(screen.getByText('這種檔案不能放在這裡')).toBeVisible();
  expect(zone).toHaveAttribute('data-state', 'refusing');
});

test('is named and described by a Field', async () => {
  const screen = await render(
    <Field label="產品圖片" error="請至少上傳一張圖片">
      <FileDrop label="上傳圖片" onFiles={() => {}} />
    </Field>,
  );
  await expect
    .element(screen.getByRole('group', { name: '產品圖片' }))
    .toHaveAccessibleDescription('請至少上傳一張圖片');
});

test('in a shadow root files are accepted as well', async () => {
  const onFiles = vi.fn();
  const shadow = renderInShadow(<FileDrop label="上傳圖片" onFiles={onFiles} />);
  await expect.poll(() => shadow.querySelector('[data-slot="file-drop-zone"]')).not.toBeNull();
  const zone = shadow.querySelector('[data-slot="file-drop-zone"]');
  if (zone) drop(zone, png('a.png'));
  await expect.poll(() => onFiles.mock.calls.length).toBe(1);
});
