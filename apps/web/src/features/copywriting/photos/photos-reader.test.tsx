import '../../../styles/app.css';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuotePlaceContext } from '../../../shared/step-page/quote-place';
import { PhotosReader } from './photos-reader';

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')}`;
const photos = ['瓶身正面', ''].map((caption, index) => ({
  photo_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c0${index}`,
  path: dot,
  caption,
}));

test('R-cpy-05 a picture opens at full size with its words, and a comment on it quotes what stands below it', async () => {
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
