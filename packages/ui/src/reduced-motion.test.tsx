import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cases } from '../test/cases';
import { reduceMotion } from '../test/reduced-motion';
import { render } from '../test/render';
import { Lightbox } from './lightbox';
import { Sheet, SheetContent, SheetTitle } from './sheet';
import { ToastProvider, useToast } from './toast';
import { Tooltip, TooltipProvider } from './tooltip';

const image = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '瓶身' };

function Deletes() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show({ title: '已刪除留言' })}>
      刪除
    </button>
  );
}

const layers: Record<string, ReactNode> = {
  ...cases,
  lightbox: <Lightbox images={[image]} index={0} onIndexChange={() => {}} open onOpenChange={() => {}} />,
  'sheet at the bottom': (
    <Sheet defaultOpen>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <SheetTitle>留言板</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  toast: (
    <ToastProvider>
      <Deletes />
    </ToastProvider>
  ),
  tooltip: (
    <TooltipProvider delay={0}>
      <Tooltip content="說明">
        <button type="button">看</button>
      </Tooltip>
    </TooltipProvider>
  ),
};

const press = (name: string) => () => userEvent.click(page.getByRole('button', { name }));
const isOpen = () => undefined;

/** Duration of the page's slowest animation or transition, in ms. */
function slowest() {
  const milliseconds = (list: string) => list.split(',').map((one) => Number.parseFloat(one) * 1000);
  return Math.max(
    ...[...document.querySelectorAll('.pd-root, .pd-root *')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return [
        ...(animationName === 'none' ? [] : milliseconds(animationDuration)),
        ...milliseconds(transitionDuration),
      ];
    }),
  );
}

test.each([
  ['alert-dialog', 'alertdialog', isOpen],
  ['countdown-dialog', 'alertdialog', isOpen],
  ['date-picker', 'dialog', press('選擇日期')],
  ['dialog', 'dialog', isOpen],
  ['dropdown-menu', 'menu', press('更多')],
  ['lightbox', 'dialog', isOpen],
  ['loading-overlay', 'dialog', isOpen],
  ['popover', 'dialog', press('篩選')],
  ['select', 'listbox', isOpen],
  ['sheet', 'dialog', isOpen],
  ['sheet at the bottom', 'dialog', isOpen],
  ['toast', 'listitem', press('刪除')],
  ['tooltip', 'tooltip', () => userEvent.hover(page.getByRole('button', { name: '看' }))],
] as const)('%s opens without moving for those who want less motion', async (name, role, open) => {
  await render(layers[name]);
  await open();
  await expect.element(page.getByRole(role)).toBeInTheDocument();
  expect(slowest()).toBeGreaterThan(100);
  await reduceMotion();
  expect(slowest()).toBeLessThanOrEqual(0.01);
});

test('with reduced motion inherited text colours change together, not one after the other', async () => {
  await reduceMotion();
  await render(
    <div className="pd-root" style={{ color: 'rgb(0, 0, 0)' }}>
      <p>
        <span>
          <b>輪到你</b>
        </span>
      </p>
    </div>,
  );
  const words = page.getByText('輪到你').element();
  expect(getComputedStyle(words).color).toBe('rgb(0, 0, 0)');
  words.closest<HTMLElement>('.pd-root')?.style.setProperty('color', 'rgb(255, 255, 255)');
  expect(getComputedStyle(words).color).toBe('rgb(255, 255, 255)');
  expect(document.getAnimations()).toEqual([]);
});
