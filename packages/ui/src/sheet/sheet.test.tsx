import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Button } from '../button';
import { Sheet, SheetClose, SheetContent, type SheetContentProps, SheetTitle, SheetTrigger } from '.';

async function setup(side: SheetContentProps['side']) {
  const screen = await render(
    <Sheet>
      <SheetTrigger asChild>
        <Button>留言</Button>
      </SheetTrigger>
      <SheetContent side={side} aria-describedby={undefined}>
        <SheetTitle>留言板</SheetTitle>
        <div style={{ height: 200 }} />
        <SheetClose />
      </SheetContent>
    </Sheet>,
  );
  await screen.getByRole('button', { name: '留言' }).click();
  const sheet = screen.getByRole('dialog', { name: '留言板' });
  await expect.element(sheet).toBeVisible();
  await Promise.all(
    sheet
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  return { screen, sheet, box: sheet.element().getBoundingClientRect() };
}

test.each([
  ['right', { right: innerWidth, width: 400, top: 0, bottom: innerHeight }],
  ['left', { left: 0, width: 400, top: 0, bottom: innerHeight }],
  ['bottom', { left: 0, right: innerWidth, bottom: innerHeight }],
] as const)('side %s sits at that edge', async (side, edges) => {
  const { box } = await setup(side);
  expect(box).toMatchObject(edges);
});

test('Esc closes it and restores the focus', async () => {
  const { screen, sheet } = await setup('right');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '留言' })).toHaveFocus();
});

test('the cross closes it', async () => {
  const { screen, sheet } = await setup('left');
  await screen.getByRole('button', { name: '關閉' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

async function drag(by: number) {
  const grip = document.querySelector('[data-slot="sheet-grip"]')!;
  const { x, y } = grip.getBoundingClientRect();
  const at = (clientY: number) => ({ bubbles: true, pointerId: 1, clientX: x, clientY });
  grip.setPointerCapture = () => {};
  grip.dispatchEvent(new PointerEvent('pointerdown', at(y)));
  grip.dispatchEvent(new PointerEvent('pointermove', at(y + by)));
  grip.dispatchEvent(new PointerEvent('pointerup', at(y + by)));
}

test('the grip of a bottom sheet has the colour of the sheet', async () => {
  await render(
    <Sheet open>
      <SheetContent side="bottom" aria-describedby={undefined} style={{ backgroundColor: 'rgb(1, 2, 3)' }}>
        <SheetTitle>留言板</SheetTitle>
      </SheetContent>
    </Sheet>,
  );
  await expect.poll(() => document.querySelector('[data-slot="sheet-grip"]')).not.toBeNull();
  const grip = document.querySelector('[data-slot="sheet-grip"]') as HTMLElement;
  expect(getComputedStyle(grip).backgroundColor).toBe('rgb(1, 2, 3)');
});

test('a bottom sheet closes when dragged down far enough', async () => {
  const { sheet } = await setup('bottom');
  await drag(120);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a bottom sheet dragged slightly springs back', async () => {
  const { sheet, box } = await setup('bottom');
  await drag(40);
  expect(sheet.element().getBoundingClientRect().top).toBe(box.top);
});
