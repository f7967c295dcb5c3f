import { limits } from '@paidang/contract/limits';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createChime } from './chime';

test('R-ntf-09 plays at volume 0.4, and not before the first user gesture', async () => {
  expect(limits.notifications.soundVolume).toBe(0.4);
  const ramp = vi.spyOn(AudioParam.prototype, 'linearRampToValueAtTime');
  const resumed = vi.spyOn(AudioContext.prototype, 'resume');
  const chime = createChime();
  chime.play();
  expect(ramp).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await Promise.all(resumed.mock.results.map(({ value }) => value));
  chime.play();
  expect(ramp.mock.calls.map(([volume]) => volume)).toEqual([0.4, 0.4]);
  chime.close();
  vi.restoreAllMocks();
});
