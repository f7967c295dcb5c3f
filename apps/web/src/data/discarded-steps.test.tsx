import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from './data-cache';
import { useStep } from './steps';
import { useTaskCache } from './task-cache';

const task = '0199a000-0000-7000-8000-000000000004';
const typeOf = { path: ['draft-type', task] as const };
interface View {
  text: string;
}

const answers: ((view: View) => void)[] = [];
const script = {
  path: ['script', task] as const,
  view: () =>
    new Promise<View>((resolve) => {
      answers.push(resolve);
    }),
};

afterEach(() => {
  answers.length = 0;
  vi.restoreAllMocks();
});

function Page() {
  const { data: view } = useStep(script);
  const { data: type } = useStep({ ...typeOf, view: async () => ({ text: 'type' }) });
  const { discardSteps } = useTaskCache();
  return (
    <>
      <p>{`${view?.text ?? 'none'}, ${type?.text ?? 'none'}`}</p>
      <button type="button" onClick={() => void discardSteps(task, typeOf)}>
        change
      </button>
    </>
  );
}

test('R-scr-10 a change of the script type discards the old sheet until the new one has loaded', async () => {
  await render(
    <DataCache>
      <Page />
    </DataCache>,
  );
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ text: 'old' });
  await expect.element(page.getByText('old, type')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(page.getByText('none, type')).toBeVisible();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ text: 'new' });
  await expect.element(page.getByText('new, type')).toBeVisible();
});
