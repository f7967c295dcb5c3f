import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { html, paragraph } from '../testing';
import { type RichTextDiffHandle, RichTextDiffView } from './rich-text-diff-view';

const before = html(paragraph('開場是凌晨一點的書桌。'), paragraph('中間是七天實測。'), paragraph('最後放優惠碼。'));
const after = html(paragraph('開場是清晨六點的書桌。'), paragraph('中間是七天實測。'), paragraph('最後我把燈關掉。'));

test('R-out-03 additions are underlined, deletions struck through, and both are announced', async () => {
  const screen = await render(<RichTextDiffView before={before} after={after} />);
  const added = screen.container.querySelector('ins');
  const deleted = screen.container.querySelector('del');
  if (!added || !deleted) throw new Error('no change is shown');
  expect(getComputedStyle(added).textDecorationLine).toBe('underline');
  expect(getComputedStyle(deleted).textDecorationLine).toBe('line-through');
  expect(getComputedStyle(added).color).not.toBe(getComputedStyle(deleted).color);
  expect(getComputedStyle(added, '::before').content).toContain('新增開始');
  expect(getComputedStyle(deleted, '::after').content).toContain('刪除結束');
  expect(screen.container.textContent).not.toContain('新增開始');
});

test('R-out-03 moves between changes, wraps around, and announces the position', async () => {
  const diff = createRef<RichTextDiffHandle>();
  const onDiff = vi.fn();
  const onCurrentChange = vi.fn();
  const screen = await render(
    <RichTextDiffView before={before} after={after} diffRef={diff} onDiff={onDiff} onCurrentChange={onCurrentChange} />,
  );
  expect(onDiff).toHaveBeenCalledWith(expect.objectContaining({ added: 11, deleted: 10 }));
  diff.current?.next();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('第 1 處修改，共 2 處，刪除「凌晨一」，新增「清晨六」');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('第 2 處修改，共 2 處，刪除「最後放優惠碼。」，新增「最後我把燈關掉。」');
  diff.current?.next();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(onCurrentChange.mock.calls.flat()).toEqual([0, 1, 0, 1]);
  expect(screen.container.querySelector('[data-current]')?.textContent).toContain('放優惠碼');
});

test('announces that two versions are equal', async () => {
  const screen = await render(<RichTextDiffView before={before} after={before} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('兩個版本內容相同');
});
