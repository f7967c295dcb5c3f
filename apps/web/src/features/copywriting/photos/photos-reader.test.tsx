import '../../../styles/app.css';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PicturePinsContext } from '../../../shared/pictures/picture-pins';
import { QuotePlaceContext } from '../../../step/board/quote-target';
import { PhotosCompare, PhotosReader } from './photos-reader';
import { SentCopyContext } from './with-sent-copy';

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')}`;
const photos = ['瓶身正面', ''].map((caption, index) => ({
  photo_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c0${index}`,
  path: dot,
  caption,
}));

test('R-cpy-05 a picture opens at full size with its caption, and a comment on it quotes the caption', async () => {
  const quote = vi.fn();
  await render(
    <TooltipProvider>
      <QuotePlaceContext.Provider value={quote}>
        <PhotosReader content={{ photos }} />
      </QuotePlaceContext.Provider>
    </TooltipProvider>,
  );
  await page.getByRole('button', { name: '放大：瓶身正面' }).click();
  const viewer = page.getByRole('dialog', { name: '圖片檢視' });
  await expect.element(viewer.getByText('第1張圖片　瓶身正面')).toBeVisible();
  await expect.element(viewer.getByRole('button', { name: '下載圖片' })).toBeVisible();
  await viewer.getByRole('button', { name: '下一張' }).click();
  await viewer.getByRole('button', { name: '針對這張圖留言' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  expect(quote).toHaveBeenCalledOnce();
  expect(quote.mock.calls[0]?.[0]).toHaveTextContent('第2張圖片');
});

test('R-cpy-05 a comment refers to a point of a picture, and its number is displayed there', async () => {
  const quote = vi.fn();
  const open = vi.fn();
  const pin = { id: 'pinned', x: 0.5, y: 0.5, number: 3, label: '3，許雅筑：標籤太暗' };
  const pins = { of: (words: string) => (words === '第1張圖片瓶身正面' ? [pin] : []), open };
  await render(
    <TooltipProvider>
      <PicturePinsContext.Provider value={pins}>
        <QuotePlaceContext.Provider value={quote}>
          <PhotosReader content={{ photos }} />
        </QuotePlaceContext.Provider>
      </PicturePinsContext.Provider>
    </TooltipProvider>,
  );
  const picture = page.getByRole('button', { name: '放大：瓶身正面，圖上有1則留言' });
  await picture.click();
  const viewer = page.getByRole('dialog', { name: '圖片檢視' });
  await viewer.getByRole('button', { name: '針對圖上的一處留言' }).click();
  await expect.element(viewer.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(viewer).not.toBeInTheDocument();
  expect(quote.mock.calls[0]?.[0]).toHaveTextContent('第1張圖片瓶身正面');
  expect(quote.mock.calls[0]?.[1]).toEqual({ x: 0.48, y: 0.5 });

  await picture.click();
  await viewer.getByRole('button', { name: '3，許雅筑：標籤太暗' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  expect(open).toHaveBeenCalledExactlyOnceWith('pinned');
});

test('R-cpy-05 the pictures of a post have the copy next to them, which cannot be quoted by comments here', async () => {
  const copy = { number: 2, content: { mode: 'post' as const, text: '<p>睡前三滴，把今天關掉。</p>' } };
  const reader = (
    <TooltipProvider>
      <SentCopyContext.Provider value={copy}>
        <PhotosReader content={{ photos }} />
      </SentCopyContext.Provider>
    </TooltipProvider>
  );
  await page.viewport(1280, 800);
  await render(reader);
  const words = page.getByRole('complementary', { name: '搭配的文字' });
  await expect.poll(() => words.element().querySelector('p')?.textContent).toBe('睡前三滴，把今天關掉。');
  await expect.element(words).toHaveAttribute('data-quote-skip');
  const list = page.getByRole('list', { name: '文案圖片' });
  const boxes = () => [list, words].map((one) => one.element().getBoundingClientRect());
  const [pictures, text] = boxes();
  expect(text?.left).toBeGreaterThan(pictures?.right ?? 0);
  await page.viewport(390, 800);
  const [below, above] = boxes();
  expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
});

test('R-cpy-05 pictures open at full size in a comparison, too', async () => {
  const path = '/uploads/copywriting/bottle.png';
  const sent = photos.map((photo) => ({ ...photo, path }));
  await render(
    <TooltipProvider>
      <PhotosCompare before={{ photos: sent.slice(0, 1) }} after={{ photos: sent }} />
    </TooltipProvider>,
  );
  await page.getByRole('button', { name: '放大看圖片（2張）' }).click();
  await expect.element(page.getByRole('dialog', { name: '圖片檢視' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('img', { name: '瓶身正面' }).click();
  await expect.element(page.getByRole('dialog', { name: '圖片檢視' })).toBeVisible();
});
