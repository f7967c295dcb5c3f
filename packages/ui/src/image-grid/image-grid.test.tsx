import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { ImageGrid } from '.';

const picture = (name: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><title>${name}</title></svg>`)}`,
  alt: name,
});
const pictures = (...names: string[]) => names.map(picture);

function Example({ names }: { names: string[] }) {
  const [images, setImages] = useState(pictures(...names));
  return (
    <ImageGrid
      label="產品圖片"
      images={images}
      onRemove={(index) => setImages(images.filter((_, at) => at !== index))}
    />
  );
}

const columns = () =>
  getComputedStyle(document.querySelector('[data-slot="image-grid"]')!).gridTemplateColumns.split(' ');

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [9, 3],
])('%i pictures stand in %i columns', async (count, expected) => {
  await render(<ImageGrid label="圖" images={pictures(...'甲乙丙丁戊己庚辛壬'.slice(0, count))} />);
  expect(columns()).toHaveLength(expected);
});

test('Enter opens the picture at full size, arrows reach the others, Esc goes back to it', async () => {
  const screen = await render(<ImageGrid label="產品圖片" images={pictures('瓶身', '質地', '包裝')} />);
  await userEvent.tab();
  await userEvent.tab();
  const second = screen.getByRole('button', { name: '放大第2張：質地' });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('img', { name: '質地' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('img', { name: '包裝' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

test('the last tile says how many pictures lie behind it, and they can be reached', async () => {
  const screen = await render(<ImageGrid label="圖" max={3} images={pictures('甲', '乙', '丙', '丁', '戊', '己')} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(screen.getByText('+3')).toBeVisible();
  await screen.getByRole('button', { name: '放大第3張：丙，還有3張' }).click();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('img', { name: '己' })).toBeInTheDocument();
});

test('removing by key keeps the focus on the next one, at the end on the last', async () => {
  const screen = await render(<Example names={['甲', '乙', '丙']} />);
  const remove = (n: number, alt: string) => screen.getByRole('button', { name: `移除第${n}張：${alt}` });
  remove(2, '乙').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove(2, '丙')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(remove(1, '甲')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});

test('a press on the cross removes and does not open', async () => {
  const onRemove = vi.fn();
  const screen = await render(<ImageGrid label="圖" images={pictures('甲', '乙')} onRemove={onRemove} />);
  await screen.getByRole('button', { name: '移除第2張：乙' }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a picture that cannot be loaded shows its words', async () => {
  const screen = await render(<ImageGrid label="圖" images={[{ src: 'data:image/png;base64,', alt: '瓶身正面' }]} />);
  await expect.element(screen.getByText('瓶身正面')).toBeVisible();
});

test.each([0, -1, 1])('max %i still shows one', async (max) => {
  const screen = await render(<ImageGrid label="圖" max={max} images={pictures('甲', '乙')} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test('the same picture twice is no trouble', async () => {
  const screen = await render(<ImageGrid label="圖" images={pictures('甲', '甲')} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});
