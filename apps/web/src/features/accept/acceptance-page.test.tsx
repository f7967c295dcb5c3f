import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { AcceptanceSummary } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creator, project, vendor } from '../../testing/people';
import { AcceptancePage } from './acceptance-page';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];

const viewOf = (number: number): AcceptanceSummary => ({
  project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
  task,
  steps: [
    {
      step: { ...step, version: number },
      platform: null,
      version: {
        uuid: '0199a000-0000-7000-8000-000000000101',
        number,
        created_by: creator,
        sent_at: '2026-11-20T12:00:00.000Z',
        finalised_at: null,
        accepted_at: null,
        round: 1,
      },
      may_accept: true,
    },
  ],
});

test('R-rta-24 accepts only the version that was confirmed; a newer one is announced, not accepted', async () => {
  const onAccept = vi.fn();
  const view = (number: number) => (
    <MemoryRouter>
      <AcceptancePage view={viewOf(number)} busy={null} onAccept={onAccept} />
    </MemoryRouter>
  );
  const screen = await render(view(3));
  await page.getByRole('button', { name: '驗收創意大綱' }).click();
  await screen.rerender(view(4));
  await expect.element(page.getByText('剛剛有了v4')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '驗收', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '再看看' }).click();
  expect(onAccept).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '驗收創意大綱' }).click();
  await page.getByRole('button', { name: '驗收', exact: true }).click();
  expect(onAccept).toHaveBeenCalledWith(expect.objectContaining({ version: expect.objectContaining({ number: 4 }) }));
});
