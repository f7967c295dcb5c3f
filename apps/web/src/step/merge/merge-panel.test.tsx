import '@paidang/editor/styles.css';
import { useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useToastQueue } from '../../stores/toasts';
import { type Autosave, createAutosave } from '../draft/autosave';
import { mergeTexts } from './merge';
import { MergePanel } from './merge-panel';

const at = new Date('2026-12-04T06:32:00Z');
const theirs = { content: '<p>開場是深夜。</p><p>結尾放優惠碼。</p>', revision: 9, updatedAt: at };
const save = vi.fn(async (_draft: { content: string; revision: number }) => ({
  kind: 'saved' as const,
  revision: 10,
  at,
}));
const mine = '<p>只在這裡有。</p><p>開場是清晨。</p>';
let draft: Autosave<string>;

function Panel() {
  const kind = useMemo(() => ({ merge: mergeTexts }), []);
  return <MergePanel kind={kind} draft={draft} />;
}

beforeEach(() => {
  save.mockClear();
  useToastQueue.getState().take();
  draft = createAutosave<string>({
    server: { content: mine, revision: 3, updatedAt: at },
    local: { read: () => null, write: () => {} },
    save,
  });
  draft.conflict(theirs);
});

test('merges two drafts piece by piece without losing anything', async () => {
  await render(<Panel />);
  const places = page.getByRole('list', { name: '兩份草稿不同的地方' });
  await expect.element(places.getByRole('deletion').first()).toHaveTextContent('深夜');
  await expect.element(places.getByRole('insertion').nth(1)).toHaveTextContent('清晨');
  await page.getByRole('radiogroup', { name: '第2處留下哪一份' }).getByRole('radio', { name: '較新的' }).click();
  await page.getByRole('button', { name: '合併成一份' }).click();
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith({
      content: '<p>只在這裡有。</p><p>開場是深夜。</p><p>結尾放優惠碼。</p>',
      revision: 9,
    }),
  );
  await expect.element(places).not.toBeInTheDocument();
  useToastQueue.getState().queue[0]?.action?.onSelect();
  expect(draft.getSnapshot().content).toBe(mine);
});

test('either draft can be kept as a whole', async () => {
  await render(<Panel />);
  await page.getByRole('button', { name: '全部留下這裡的' }).click();
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ content: mine, revision: 9 }));
});
