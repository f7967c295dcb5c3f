import '../../../styles/app.css';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuotePlaceContext } from '../../../step/board/quote-target';
import { StoryReader } from './story-reader';

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')}`;

test('R-cpy-05 a story frame is commented on like a picture of a post, by its number and its text', async () => {
  const quote = vi.fn();
  const frames = ['', '睡前三滴'].map((caption, index) => ({
    frame_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c1${index}`,
    image: index === 0 ? null : dot,
    caption,
    link_sticker: null,
  }));
  await render(
    <TooltipProvider>
      <QuotePlaceContext.Provider value={quote}>
        <StoryReader frames={frames} />
      </QuotePlaceContext.Provider>
    </TooltipProvider>,
  );
  await page.getByRole('button', { name: '放大：睡前三滴' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '針對這張圖留言' }).click();
  expect(quote).toHaveBeenCalledOnce();
  expect(quote.mock.calls[0]?.[0]).toHaveTextContent('第2格睡前三滴');
});
