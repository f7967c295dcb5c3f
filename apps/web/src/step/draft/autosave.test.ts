import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalDraft, LocalDrafts } from '../../shared/local-draft';
import { type AutosaveOptions, createAutosave, type SaveResult } from './autosave';

const at = new Date('2026-12-04T06:32:00Z');
const server = { content: '<p>一</p>', revision: 3, updatedAt: at };

function memoryDrafts(
  left: LocalDraft<string> | null = null,
): LocalDrafts<string> & { kept: LocalDraft<string> | null } {
  return {
    kept: left,
    read() {
      return this.kept;
    },
    write(draft) {
      this.kept = draft;
    },
  };
}

const saver = (...results: SaveResult<string>[]) => {
  let revision = 3;
  return vi.fn(async (_draft: LocalDraft<string>): Promise<SaveResult<string>> => {
    revision += 1;
    return results.shift() ?? { kind: 'saved', revision, at };
  });
};

const start = (options: Partial<AutosaveOptions<string>> = {}) => {
  const local = options.local ?? memoryDrafts();
  const save = options.save ?? saver();
  return createAutosave({ server, ...options, local, save });
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('typing', () => {
  test('is stored in the browser at once and on the server after a pause', async () => {
    const local = memoryDrafts();
    const save = saver();
    const draft = start({ local, save });
    draft.change('<p>二</p>');
    expect(local.kept).toEqual({ content: '<p>二</p>', revision: 3 });
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenCalledExactlyOnceWith({ content: '<p>二</p>', revision: 3 });
    expect(draft.getSnapshot()).toMatchObject({ status: 'saved', savedAt: at });
    expect(local.kept).toBeNull();
  });

  test('continues during a save, and is then saved with the new revision', async () => {
    let answer: (result: SaveResult<string>) => void = () => {};
    const save = vi.fn(
      (_draft: LocalDraft<string>) => new Promise<SaveResult<string>>((resolve) => (answer = resolve)),
    );
    const draft = start({ save });
    draft.change('<p>二</p>');
    await vi.advanceTimersByTimeAsync(1500);
    draft.change('<p>三</p>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenCalledTimes(1);
    answer({ kind: 'saved', revision: 4, at });
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenLastCalledWith({ content: '<p>三</p>', revision: 4 });
  });

  test('stays in the browser without a connection, and saving is retried', async () => {
    const local = memoryDrafts();
    const save = saver({ kind: 'unreachable' });
    const draft = start({ local, save });
    draft.change('<p>二</p>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(draft.getSnapshot().status).toBe('waiting');
    expect(local.kept?.content).toBe('<p>二</p>');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(draft.getSnapshot().status).toBe('saved');
  });

  test('is restored and saved after the page was lost', async () => {
    const save = saver();
    const draft = start({ local: memoryDrafts({ content: '<p>沒存到</p>', revision: 3 }), save });
    expect(draft.getSnapshot()).toMatchObject({ content: '<p>沒存到</p>', status: 'unsaved' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenCalledExactlyOnceWith({ content: '<p>沒存到</p>', revision: 3 });
  });

  test('flush saves at once', async () => {
    const draft = start();
    draft.change('<p>二</p>');
    await expect(draft.flush()).resolves.toBe(true);
    expect(draft.getSnapshot().status).toBe('saved');
  });
});

describe('conflicting drafts', () => {
  const theirs = { content: '<p>別處</p>', revision: 9, updatedAt: at };

  test('are both kept until one is chosen', async () => {
    const local = memoryDrafts();
    const save = saver({ kind: 'conflict', theirs });
    const draft = start({ local, save });
    draft.change('<p>這裡</p>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(draft.getSnapshot()).toMatchObject({ status: 'conflict', content: '<p>這裡</p>', theirs });
    expect(local.kept?.content).toBe('<p>這裡</p>');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('keeping mine saves it over the newer one', async () => {
    const save = saver({ kind: 'conflict', theirs });
    const draft = start({ save });
    draft.change('<p>這裡</p>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(draft.choose('mine')).toBe('<p>別處</p>');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith({ content: '<p>這裡</p>', revision: 9 });
  });

  test('keeping mine leaves nothing unsaved if both are identical by then', async () => {
    const save = saver({ kind: 'conflict', theirs });
    const draft = start({ save });
    draft.change('<p>這裡</p>');
    await vi.advanceTimersByTimeAsync(1500);
    draft.change('<p>別處</p>');
    draft.choose('mine');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(draft.getSnapshot()).toMatchObject({ content: '<p>別處</p>', status: 'saved' });
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('taking theirs shows it and returns mine', async () => {
    const draft = start({ save: saver({ kind: 'conflict', theirs }) });
    draft.change('<p>這裡</p>');
    await vi.advanceTimersByTimeAsync(1500);
    expect(draft.choose('theirs')).toBe('<p>這裡</p>');
    expect(draft.getSnapshot()).toMatchObject({ content: '<p>別處</p>', status: 'saved' });
  });

  test('a stored draft based on an older revision is a conflict', () => {
    const draft = start({ local: memoryDrafts({ content: '<p>舊</p>', revision: 2 }) });
    expect(draft.getSnapshot()).toMatchObject({ status: 'conflict', theirs: server });
  });

  test('a stored draft from before a version was sent elsewhere is a conflict', () => {
    const sent = { content: '<p>送出的</p>', revision: 4, updatedAt: null };
    const draft = start({ server: sent, local: memoryDrafts({ content: '<p>舊</p>', revision: 3 }) });
    expect(draft.getSnapshot()).toMatchObject({ status: 'conflict', content: '<p>舊</p>' });
    expect(draft.choose('theirs')).toBe('<p>舊</p>');
    expect(draft.getSnapshot().content).toBe('<p>送出的</p>');
    expect(draft.revision()).toBe(4);
  });
});

test('a closed page sends nothing any more: its step may have changed since', async () => {
  const local = memoryDrafts();
  const save = saver({ kind: 'refused' });
  const draft = start({ local, save });
  draft.change('<p>二</p>');
  void draft.flush();
  draft.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(local.kept?.content).toBe('<p>二</p>');
});

test('nothing is unsaved once a version was sent', async () => {
  const local = memoryDrafts();
  const save = saver();
  const draft = start({ local, save });
  draft.change('<p>二</p>');
  draft.sent(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(save).not.toHaveBeenCalled();
  expect(local.kept).toBeNull();
  expect(draft.revision()).toBe(0);
});

describe('a newer draft saved elsewhere', () => {
  const newer = { content: '<p>別處</p>', revision: 5, updatedAt: at };

  test('is adopted while nothing is unsaved here', () => {
    const draft = start();
    draft.adopt(newer);
    expect(draft.getSnapshot()).toMatchObject({ content: '<p>別處</p>', status: 'saved' });
    expect(draft.revision()).toBe(5);
  });

  test('a version sent elsewhere is adopted too', () => {
    const draft = start();
    draft.adopt({ content: '<p>送出的</p>', revision: 5, updatedAt: null });
    expect(draft.getSnapshot()).toMatchObject({ content: '<p>送出的</p>', status: 'fresh' });
    expect(draft.revision()).toBe(5);
  });

  test('never replaces changes that only this browser has', () => {
    const draft = start();
    draft.change('<p>這裡</p>');
    draft.adopt(newer);
    expect(draft.getSnapshot().content).toBe('<p>這裡</p>');
    expect(draft.revision()).toBe(3);
  });
});
