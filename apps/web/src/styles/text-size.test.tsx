import '@paidang/ui/styles.css';
import './app.css';
import { Button } from '@paidang/ui/button';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('text grows with the size the reader set in the browser', async () => {
  const screen = await render(
    <div className="pd-root">
      <p className="text-16">大綱</p>
      <Button>送出</Button>
    </div>,
  );
  const sizes = () =>
    [screen.getByText('大綱'), screen.getByRole('button')].map((one) => getComputedStyle(one.element()).fontSize);
  expect(sizes()).toEqual(['16px', '14px']);
  document.documentElement.style.fontSize = '24px';
  expect(sizes()).toEqual(['24px', '21px']);
});
