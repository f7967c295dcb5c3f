import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStillClock } from '../../../../tooling/still-clock';
import { render, renderInShadow } from '../../test/render';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogFooter,
  type CountdownDialogProps,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '.';

function Question({ onSend, onSkip, ...props }: CountdownDialogProps & { onSend?: () => void; onSkip?: () => void }) {
  return (
    <CountdownDialog defaultOpen {...props}>
      <CountdownDialogContent>
        <CountdownDialogClock data-testid="clock" />
        <CountdownDialogTitle>是否傳送 LINE 通知給廠商？</CountdownDialogTitle>
        <CountdownDialogDescription>修改意見已經送出。</CountdownDialogDescription>
        <CountdownDialogFooter>
          <CountdownDialogCancel onClick={onSkip}>不傳送</CountdownDialogCancel>
          <CountdownDialogAction onClick={onSend}>傳送</CountdownDialogAction>
        </CountdownDialogFooter>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  );
}

beforeEach(() => useStillClock());

const clock = () => document.querySelector('[data-slot="countdown-dialog-clock"]');
const shown = () => clock()?.textContent;

/** One second at a time: each timer is only set when the previous one has fired. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    const before = shown();
    await vi.advanceTimersByTimeAsync(1000);
    if (clock()?.getAttribute('data-state') === 'running') await vi.waitUntil(() => shown() !== before);
  }
}

test('R-msg-03 it counts from 15 each second, then closes without a choice', async () => {
  const answers = { timeout: vi.fn(), send: vi.fn(), skip: vi.fn(), open: vi.fn() };
  await render(
    <Question onTimeout={answers.timeout} onSend={answers.send} onSkip={answers.skip} onOpenChange={answers.open} />,
  );
  const dialog = page.getByRole('alertdialog', { name: '是否傳送 LINE 通知給廠商？' });
  await expect.element(dialog).toHaveFocus();
  expect(shown()).toBe('15');
  await pass(1);
  expect(shown()).toBe('14');
  await pass(13);
  expect(shown()).toBe('1');
  expect(answers.timeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.timeout).toHaveBeenCalledOnce();
  expect(answers.open).toHaveBeenCalledExactlyOnceWith(false);
  expect(answers.send).not.toHaveBeenCalled();
  expect(answers.skip).not.toHaveBeenCalled();
});

test('under StrictMode a second still takes a second, and the timeout fires once', async () => {
  const timeout = vi.fn();
  await render(
    <StrictMode>
      <Question seconds={3} onTimeout={timeout} />
    </StrictMode>,
  );
  await pass(2);
  expect(shown()).toBe('1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(timeout).toHaveBeenCalledOnce();
});

test('tabbing to a control pauses the countdown, leaving resumes it', async () => {
  await render(<Question />);
  await expect.element(page.getByRole('alertdialog')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '不傳送' })).toHaveFocus();
  await expect.poll(() => clock()?.getAttribute('data-state')).toBe('paused');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe('15');
  page.getByRole('alertdialog').element().focus();
  await expect.poll(() => clock()?.getAttribute('data-state')).toBe('running');
  await pass(1);
  expect(shown()).toBe('14');
});

test('hovering pauses it', async () => {
  await render(<Question />);
  const dialog = page.getByRole('alertdialog');
  await dialog.hover({ position: { x: 40, y: 40 } });
  await dialog.hover({ position: { x: 60, y: 60 } });
  await expect.poll(() => clock()?.getAttribute('data-state')).toBe('paused');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe('15');
  const beside = document.querySelector('[data-slot="countdown-dialog-overlay"]') ?? document.body;
  await page.elementLocator(beside).hover({ position: { x: 4, y: 4 } });
  await expect.poll(() => clock()?.getAttribute('data-state')).toBe('running');
});

test('停止倒數 stops it for good, even without further interaction', async () => {
  await render(<Question />);
  const stop = page.getByRole('button', { name: '停止倒數' });
  await expect.element(stop).toHaveAttribute('aria-pressed', 'false');
  stop.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stop).toHaveAttribute('aria-pressed', 'true');
  page.getByRole('alertdialog').element().focus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe('15');
});

test('is announced at the start, at 10 and 5 seconds and when paused, not every second', async () => {
  await render(<Question />);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  await expect.poll(said).toBe('15秒後自動關閉');
  await pass(4);
  expect(said()).toBe('15秒後自動關閉');
  await pass(1);
  await expect.poll(said).toBe('10秒後自動關閉');
  await pass(2);
  await userEvent.tab();
  await expect.poll(said).toBe('倒數已暫停');
  page.getByRole('alertdialog').element().focus();
  await expect.poll(said).toBe('8秒後自動關閉');
});

test('Enter on an answer chooses it, closes and ends the countdown', async () => {
  const answers = { timeout: vi.fn(), send: vi.fn() };
  await render(<Question onTimeout={answers.timeout} onSend={answers.send} />);
  await expect.element(page.getByRole('alertdialog')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers.send).toHaveBeenCalledOnce();
  expect(answers.timeout).not.toHaveBeenCalled();
});

test('Esc closes without a choice and without a timeout', async () => {
  const answers = { timeout: vi.fn(), skip: vi.fn(), open: vi.fn() };
  await render(<Question onTimeout={answers.timeout} onSkip={answers.skip} onOpenChange={answers.open} />);
  await expect.element(page.getByRole('alertdialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(answers.open).toHaveBeenCalledExactlyOnceWith(false);
  expect(answers.timeout).not.toHaveBeenCalled();
  expect(answers.skip).not.toHaveBeenCalled();
});

test('restarts on each opening; when controlled it only closes if its owner does', async () => {
  const timeout = vi.fn();
  const screen = await render(<Question open seconds={2} onTimeout={timeout} />);
  await pass(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(timeout).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await screen.rerender(<Question open={false} seconds={2} onTimeout={timeout} />);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await screen.rerender(<Question open seconds={2} onTimeout={timeout} />);
  await expect.poll(shown).toBe('2');
});

test('in a shadow root it takes the focus and traps Tab', async () => {
  const shadow = renderInShadow(<Question />);
  const slot = () => shadow.activeElement?.getAttribute('data-slot');
  await expect.poll(slot).toBe('countdown-dialog-content');
  for (const expected of ['countdown-dialog-cancel', 'countdown-dialog-action', null, 'countdown-dialog-cancel']) {
    await userEvent.tab();
    expect(slot()).toBe(expected);
  }
});

test('invalid seconds are treated as one', async () => {
  await render(<Question seconds={Number.NaN} />);
  await expect.poll(shown).toBe('1');
});

test('at 320 px nothing overflows with long answers', async () => {
  await page.viewport(320, 640);
  await render(
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-describedby={undefined}>
        <CountdownDialogTitle>Donaudampfschifffahrtsgesellschaftskapitaen</CountdownDialogTitle>
        <CountdownDialogFooter>
          <CountdownDialogCancel>這一次先不要傳送通知</CountdownDialogCancel>
          <CountdownDialogAction>傳送LINE通知給Donaudampfschifffahrt</CountdownDialogAction>
        </CountdownDialogFooter>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>,
  );
  const dialog = page.getByRole('alertdialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await page.viewport(1280, 800);
});
