import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { Dialog } from 'radix-ui';
import { type ReactNode, StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tour, type TourStep, useTour, useTourContext } from '..';
import type { UseTourOptions } from '../react';
import { buildSteps } from '../testing';

interface PageProps extends Partial<UseTourOptions> {
  count?: number;
  children?: ReactNode;
}

function Page({ count = 3, children, ...options }: PageProps) {
  const tour = useTour({ steps: buildSteps(count), ...options });
  return (
    <Tour tour={tour}>
      <StartButton />
      {children ?? (
        <>
          <p id="one">第一段</p>
          <p id="two">第二段</p>
          <p id="three">第三段</p>
        </>
      )}
    </Tour>
  );
}

function StartButton() {
  const tour = useTourContext();
  return (
    <button type="button" onClick={() => tour.start()}>
      開始
    </button>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function start(props: PageProps = {}) {
  const screen = await render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
  await button('開始').click();
  return screen;
}

beforeEach(() => page.viewport(1280, 800));

describe('a step', () => {
  test('R-tour-01 has a counter, previous, continue or finish, and close', async () => {
    await start({ count: 2 });
    await expect.element(dialog('步驟 one')).toHaveAccessibleDescription('one 的說明');
    await expect.element(page.getByText('1/2')).toBeVisible();
    await expect.element(button('上一步')).not.toBeInTheDocument();
    await button('繼續').click();
    await expect.element(page.getByText('2/2')).toBeVisible();
    await button('上一步').click();
    await expect.element(dialog('步驟 one')).toBeVisible();
    await button('繼續').click();
    await button('完成').click();
    await expect.element(dialog('步驟 two')).not.toBeInTheDocument();
    await button('開始').click();
    await button('關閉').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('announces its number politely', async () => {
    await start();
    await expect.element(page.getByRole('status')).toHaveTextContent('第 1 步，共 3 步');
    await button('繼續').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('第 2 步，共 3 步');
  });

  test('takes the focus on every step and returns it at the end', async () => {
    await start();
    await expect.element(dialog('步驟 one')).toHaveFocus();
    await button('繼續').click();
    await expect.element(dialog('步驟 two')).toHaveFocus();
    await button('關閉').click();
    await expect.element(button('開始')).toHaveFocus();
  });

  test('frames its target and is placed next to it', async () => {
    const children = (
      <p id="one" style={{ position: 'absolute', left: 200, top: 300, width: 300, height: 80, margin: 0 }} />
    );
    await start({ count: 1, children });
    await expect.element(dialog('步驟 one')).toHaveAttribute('data-side', 'right');
    const box = (slot: string) => document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
    expect(box('tour-spotlight')).toMatchObject({ left: 200, top: 300, width: 300, height: 80 });
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    expect(box('tour-popover')).toMatchObject({ left: 532, top: 292, width: 344 });
  });

  test('is centred without a target', async () => {
    await start({ steps: [{ id: 'hello', title: '歡迎', text: '一起看一遍' }] });
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const { left, right } = dialog('歡迎').element().getBoundingClientRect();
    expect(Math.round((left + right) / 2)).toBe(640);
  });

  test('stays inside the window on a phone', async () => {
    await page.viewport(320, 640);
    await start({ count: 1 });
    await expect.element(dialog('步驟 one')).toHaveAttribute('data-side', 'bottom');
    const { left, right } = dialog('步驟 one').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(304);
  });
});

describe('keys', () => {
  test('→ and ← move between steps, Esc closes', async () => {
    await start();
    await expect.element(dialog('步驟 one')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog('步驟 two')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog('步驟 one')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('Tab and Shift Tab stay on the step', async () => {
    await start();
    await expect.element(dialog('步驟 one')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('關閉')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('繼續')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('關閉')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('繼續')).toHaveFocus();
  });

  test('are ignored while an input method composes', async () => {
    await start();
    const step = dialog('步驟 one');
    await expect.element(step).toHaveFocus();
    for (const key of ['ArrowRight', 'Escape']) {
      step
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, composed: true }));
    }
    await expect.element(step).toBeVisible();
  });

  test('in an interactive target are left to the target, and Tab moves between target and step', async () => {
    const steps: TourStep[] = [{ ...buildSteps(1)[0]!, interactive: true }, buildSteps(2)[1]!];
    const onKeyDown = vi.fn();
    const children = (
      <>
        <input id="one" aria-label="標題" onKeyDown={onKeyDown} />
        <p id="two">二</p>
      </>
    );
    await start({ steps, children });
    await page.getByLabelText('標題').click();
    await userEvent.keyboard('{ArrowRight}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    await expect.element(dialog('步驟 one')).toBeVisible();
    await userEvent.tab();
    await expect.element(button('關閉')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByLabelText('標題')).toHaveFocus();
  });
});

test('the page behind cannot be clicked, and clicking it keeps the focus on the step', async () => {
  await start();
  await expect.element(dialog('步驟 one')).toHaveFocus();
  const { x, y } = button('開始').element().getBoundingClientRect();
  expect(document.elementFromPoint(x + 2, y + 2)).toHaveAttribute('data-slot', 'tour-blocker');
  await userEvent.click(document.querySelector('[data-slot="tour-blocker"]')!, { position: { x: 1000, y: 700 } });
  await expect.element(dialog('步驟 one')).toHaveFocus();
});

test('R-tour-02 asks before closing with confirmClose', async () => {
  const onClose = vi.fn();
  await start({ confirmClose: true, onClose });
  await button('關閉').click();
  await expect.element(dialog('要離開新手導覽嗎？')).toHaveAccessibleDescription('現在離開，下次會從頭開始。');
  await expect.element(button('留在導覽')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('步驟 one')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await button('離開導覽').click();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a target in nested scroll areas is brought into view and followed', async () => {
  const area = { height: 200, overflow: 'auto' };
  const children = (
    <div style={area} data-testid="outer">
      <div style={{ height: 400 }} />
      <div style={area} data-testid="inner">
        <div style={{ height: 600 }} />
        <p id="one">深處</p>
        <div style={{ height: 600 }} />
      </div>
    </div>
  );
  await start({ count: 1, children });
  const target = page.getByText('深處').element();
  const spot = () => document.querySelector('[data-slot="tour-spotlight"]')?.getBoundingClientRect().top;
  await expect.poll(spot).toBe(target.getBoundingClientRect().top);
  const outer = page.getByTestId('outer').element().getBoundingClientRect();
  expect(target.getBoundingClientRect().bottom).toBeLessThanOrEqual(outer.bottom);
  page.getByTestId('inner').element().scrollTop += 20;
  await expect.poll(spot).toBe(target.getBoundingClientRect().top);
});

const filler = <div style={{ height: 900 }} />;

/** Content between a header that sticks to the top and a bar fixed at the bottom, each 80 px high. */
const betweenBars = (height: number) => (
  <>
    <header style={{ position: 'sticky', top: 0, height: 80 }}>
      <b>頁首</b>
    </header>
    {filler}
    <p id="one" style={{ height, margin: 0 }}>
      目標
    </p>
    {filler}
    <div style={{ position: 'fixed', inset: 'auto 0 0', height: 80 }}>
      <button type="button">送出</button>
    </div>
  </>
);

const lit = () => document.querySelector('[data-slot="tour-spotlight"]')?.getBoundingClientRect();

test.each([260, 950, 40])(
  'a target covered by a bar or out of view, at scroll position %i, is scrolled into view',
  async (from) => {
    await render(<Page count={1}>{betweenBars(60)}</Page>);
    window.scrollTo(0, from);
    document.querySelector('button')?.click();
    await expect.element(dialog('步驟 one')).toBeVisible();
    const target = document.querySelector('#one')?.getBoundingClientRect();
    expect(target?.top).toBeGreaterThanOrEqual(80);
    expect(target?.bottom).toBeLessThanOrEqual(window.innerHeight - 80);
    expect(lit()).toMatchObject({ top: target?.top, height: 60 });
  },
);

test('frames the visible part of a target that is larger than the room between the bars', async () => {
  await start({ count: 1, children: betweenBars(2000) });
  await expect.poll(() => lit()?.top).toBe(96);
  expect(lit()?.bottom).toBe(window.innerHeight - 80);
  window.scrollBy(0, 200);
  await expect.poll(() => lit()?.top).toBe(80);
  window.scrollTo(0, 0);
  await expect.poll(() => lit()?.top).toBeGreaterThan(900 - window.innerHeight);
});

test('the frame and the card follow a target that a transition moves', async () => {
  const children = (
    <p id="one" style={{ transition: 'translate 150ms', width: 300, height: 80, margin: 0 }}>
      目標
    </p>
  );
  await start({ count: 1, children });
  const target = document.querySelector<HTMLElement>('#one')!;
  await expect.poll(lit).toMatchObject({ left: target.getBoundingClientRect().left });
  const card = () => dialog('步驟 one').element().getBoundingClientRect().left;
  const before = card();
  target.style.translate = '200px 0';
  await Promise.all(target.getAnimations().map((animation) => animation.finished));
  await expect.poll(lit).toMatchObject({ left: target.getBoundingClientRect().left });
  await expect.poll(card).toBe(before + 200);
});

test('the frame shrinks with the scroll area around a target that stays in place', async () => {
  const children = (
    <div data-testid="area" style={{ height: 300, overflow: 'auto' }}>
      <p id="one" style={{ height: 200, margin: 0 }}>
        目標
      </p>
    </div>
  );
  await start({ count: 1, children });
  await expect.poll(lit).toMatchObject({ height: 200 });
  const area = page.getByTestId('area').element() as HTMLElement;
  area.style.height = '120px';
  await expect.poll(() => lit()?.bottom).toBe(area.getBoundingClientRect().bottom);
});

test('the frame of a fixed target leaves out a bar that sticks to the top later', async () => {
  const children = (
    <>
      <div style={{ height: 300 }} />
      <header style={{ position: 'sticky', top: 0, height: 80 }}>頁首</header>
      <p id="one" style={{ position: 'fixed', top: 0, left: 0, zIndex: -1, width: 300, height: 200, margin: 0 }}>
        目標
      </p>
      {filler}
      {filler}
    </>
  );
  await start({ count: 1, children });
  await expect.poll(lit).toMatchObject({ top: 0, height: 200 });
  window.scrollTo(0, 600);
  await expect.poll(lit).toMatchObject({ top: 80, height: 120 });
});

test('the card stays within the window when its text grows', async () => {
  const children = (
    <p id="one" style={{ position: 'fixed', left: 100, bottom: 0, width: 300, height: 80, margin: 0 }}>
      目標
    </p>
  );
  await start({ count: 1, children });
  const card = dialog('步驟 one').element();
  await expect.poll(() => card.getBoundingClientRect().bottom).toBe(window.innerHeight - 16);
  card.querySelector('[data-slot="tour-text"]')!.textContent = '很長的說明'.repeat(60);
  await expect.poll(() => card.getBoundingClientRect().bottom).toBe(window.innerHeight - 16);
});

function showModal(element: HTMLDialogElement | null) {
  if (element && !element.open) element.showModal();
}

test('a target in a modal native dialog is reached inside its top layer', async () => {
  const children = (
    <dialog ref={showModal}>
      <p id="one">內容</p>
    </dialog>
  );
  const onFinish = vi.fn();
  await render(
    <Page count={1} startAfter={0} onFinish={onFinish}>
      {children}
    </Page>,
  );
  await expect.element(dialog('步驟 one')).toHaveFocus();
  await button('完成').click();
  expect(onFinish).toHaveBeenCalledOnce();
});

function InRadix() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Content style={{ position: 'fixed', inset: 100, overflow: 'hidden', transform: 'scale(1)' }}>
          <Dialog.Title>設定</Dialog.Title>
          <p id="one">內容</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

test('a target in a Radix dialog: the tour can be used and the dialog stays open', async () => {
  await render(
    <Page count={1} startAfter={0}>
      <InRadix />
    </Page>,
  );
  await expect.element(dialog('步驟 one')).toHaveFocus();
  const close = button('關閉').element().getBoundingClientRect();
  expect(document.elementFromPoint(close.x + 8, close.y + 8)?.closest('button')).toHaveAccessibleName('關閉');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('步驟 one')).not.toBeInTheDocument();
  await expect.element(dialog('設定')).toBeVisible();
});

test('a pressed button of the tour does not close the dialog its target is in', async () => {
  await render(
    <Page count={1} startAfter={0}>
      <InRadix />
    </Page>,
  );
  await button('完成').click();
  await expect.element(dialog('步驟 one')).not.toBeInTheDocument();
  await expect.element(dialog('設定')).toBeVisible();
});

test('two tours on one page each have their own step', async () => {
  await render(
    <>
      <Page count={1} startAfter={0}>
        <p id="one">甲</p>
      </Page>
      <Page steps={[{ id: 'other', title: '另一個', text: '說明', target: '#other' }]} startAfter={0}>
        <p id="other">乙</p>
      </Page>
    </>,
  );
  await expect.element(dialog('步驟 one')).toBeVisible();
  await expect.element(dialog('另一個')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('另一個')).not.toBeInTheDocument();
  await expect.element(dialog('步驟 one')).toBeVisible();
});

test('the progress strip of a long tour fits on the card', async () => {
  await page.viewport(320, 640);
  const steps = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, title: `第${index}步`, text: '說明' }));
  await start({ steps });
  await expect.element(dialog('第0步')).toBeVisible();
  const edges = (slot: string) => document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
  const [card, film] = [edges('tour-popover'), edges('tour-film')];
  expect(film?.left).toBeGreaterThanOrEqual(card?.left ?? 0);
  expect(film?.right).toBeLessThanOrEqual(card?.right ?? 0);
});

test('a step whose target disappears is skipped', async () => {
  await start();
  await expect.element(dialog('步驟 one')).toBeVisible();
  document.querySelector<HTMLElement>('#one')!.style.display = 'none';
  await expect.element(dialog('步驟 two')).toBeVisible();
});

test('unmounting removes everything', async () => {
  const screen = await start();
  await expect.element(dialog('步驟 one')).toBeVisible();
  await screen.unmount();
  expect(document.querySelector('.pd-tour')).toBeNull();
});

function English() {
  const tour = useTour({ steps: buildSteps(1), startAfter: 0 });
  return (
    <Tour tour={tour} labels={{ finish: 'Done' }}>
      <p id="one">One</p>
    </Tour>
  );
}

test('labels can be overridden', async () => {
  await render(<English />);
  await expect.element(button('Done')).toBeVisible();
});

test('useTourContext outside a provider says what to do', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<StartButton />)).rejects.toThrow('Wrap it in <TourProvider');
  errors.mockReset();
});
