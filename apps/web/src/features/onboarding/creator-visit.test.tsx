import { limits } from '@paidang/contract/limits';
import { createMemoryProgress } from '@paidang/tour/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CreatorVisit } from './creator-visit';

// In a file of its own: the tour's code must not have been loaded by an earlier test.
test('a tour whose code is still loading does not start over a field the creator writes in meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const progress = createMemoryProgress();
  const load = vi.spyOn(progress, 'load');
  await render(
    <main>
      <p data-tour="progress-film">底片</p>
      <input aria-label="標題" />
      <CreatorVisit pages={['progress']} progress={progress} />
    </main>,
  );
  await vi.advanceTimersByTimeAsync(limits.onboarding.start);
  vi.useRealTimers();
  await load.mock.results[0]?.value;
  const field = page.getByLabelText('標題');
  (field.element() as HTMLElement).focus();
  await import('./guide');
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
