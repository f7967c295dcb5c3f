import type { VideoView } from '@paidang/contract/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { percentOf, useVideoUploads } from '../../../stores/video-uploads';
import { project } from '../../../testing/people';
import { stubServer } from '../../../testing/stub-server';
import { playUpload } from './film-upload';

const [task] = project.tasks;
const film = { name: '睡前三十秒.mp4', bytes: 1_000, state: 'transcoding' };
const view = (version: number) => ({ task, step: { version }, video: null });
const shown = vi.fn<(task: string, view: VideoView) => void>();
const percent = (): number | null => {
  const [upload] = Object.values(useVideoUploads.getState().uploads);
  return upload ? percentOf(upload) : null;
};

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockReset();
  return stubServer({
    'GET /api/videos/task-entity-v1': view(1),
    'GET /api/videos/task-entity-v2': view(2),
    'GET /api/video-feedback/task-entity-v1': film,
  });
});
afterEach(() => void vi.useRealTimers());

test('R-tour-13 a simulated upload reaches 0, 60, 90 and 100 percent, is processed, and becomes the second version', async () => {
  const stop = playUpload(shown);
  await vi.waitFor(() => expect(percent()).toBe(0), { interval: 1 });
  const at = [];
  for (let step = 0; step < 3; step += 1) {
    await vi.advanceTimersByTimeAsync(500);
    at.push(percent());
  }
  expect(at).toEqual([60, 90, 100]);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(percent()).toBeNull();
  expect(shown).toHaveBeenLastCalledWith('task-entity-v1', expect.objectContaining({ video: film }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown).toHaveBeenLastCalledWith('task-entity-v1', view(2));
  stop();
});

test('R-tour-13 leaving before it has finished cancels it', async () => {
  const stop = playUpload(shown);
  await vi.waitFor(() => expect(percent()).toBe(0), { interval: 1 });
  stop();
  expect(percent()).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).not.toHaveBeenCalled();
});
