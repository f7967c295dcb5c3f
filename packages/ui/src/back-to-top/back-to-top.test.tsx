import { useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { BackToTop } from '.';

function Example() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="scroller" style={{ height: 300, overflow: 'auto' }}>
      <div style={{ height: 1300 }} />
      <BackToTop target={scroller} />
    </div>
  );
}

async function setup() {
  const screen = await render(<Example />);
  return {
    button: screen.getByRole('button', { name: '回到頂端' }),
    scroller: screen.getByTestId('scroller').element(),
  };
}

test('R-sh-08 appears after 100 px', async () => {
  const { button, scroller } = await setup();
  await expect.element(button).not.toBeInTheDocument();
  scroller.scrollTop = 101;
  await expect.element(button).toBeVisible();
  scroller.scrollTop = 100;
  await expect.element(button).not.toBeInTheDocument();
});

test('R-sh-08 disappears within 100 px of the end', async () => {
  const { button, scroller } = await setup();
  scroller.scrollTop = 899;
  await expect.element(button).toBeVisible();
  scroller.scrollTop = 900;
  await expect.element(button).not.toBeInTheDocument();
});

test('scrolls to the start and moves the focus there', async () => {
  const { button, scroller } = await setup();
  scroller.scrollTop = 500;
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => scroller.scrollTop).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
  expect(document.activeElement).toBe(scroller);
});
