import '@paidang/ui/styles.css';
import '../styles/app.css';
import { Sheet, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeyboardInset } from './use-keyboard-inset';

afterEach(() => vi.restoreAllMocks());

function Page() {
  useKeyboardInset();
  return (
    <Sheet open>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <SheetTitle>留言</SheetTitle>
        <div style={{ height: 2000 }} />
      </SheetContent>
    </Sheet>
  );
}

const looks = (height: number, scale = 1) => {
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('This browser has no visual viewport.');
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(height);
  vi.spyOn(viewport, 'scale', 'get').mockReturnValue(scale);
  viewport.dispatchEvent(new Event('resize'));
};

test('a sheet moves up above an on-screen keyboard and down with it; pinch zoom does not move it', async () => {
  await page.viewport(390, 844);
  await render(<Page />);
  const sheet = page.getByRole('dialog', { name: '留言' });
  const edges = () => {
    const { top, bottom } = sheet.element().getBoundingClientRect();
    return [Math.round(top), Math.round(bottom)];
  };
  await expect.poll(edges).toEqual([40, 844]);
  looks(544);
  await expect.poll(edges).toEqual([40, 544]);
  looks(422, 2);
  await expect.poll(edges).toEqual([40, 844]);
  looks(844);
  await expect.poll(edges).toEqual([40, 844]);
});
