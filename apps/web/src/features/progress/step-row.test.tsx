import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { Step } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sidesOf } from '../../shared/people';
import type { Turn } from '../../step/step-state';
import { usePageIsReadable } from '../../stores/page-is-readable';
import { project } from '../../testing/people';
import { StepRow } from './step-row';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [outline] = task.steps as [(typeof task.steps)[number]];
const waiting: Step = { ...outline, status: 'todo', turn: 'creator', version: 0, open_comments: 0, due_date: null };

test.each([
  [1440, 'a column of its own'],
  [390, 'the line below its name'],
])('at %i px a step says once where it stands, in %s', async (width) => {
  await page.viewport(width, 800);
  await render(
    <MemoryRouter>
      <ul>
        <StepRow
          task={task}
          step={waiting}
          isOver={false}
          isCurrent
          me="vendor"
          sides={sidesOf({ project, task })}
          today="2026-11-22"
        />
      </ul>
    </MemoryRouter>,
  );
  const said = page.getByText('待撰寫').elements();
  expect(said.filter((one) => one.checkVisibility())).toHaveLength(1);
});

test('the waiting side can remind the other from the project page; the side to act cannot', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: '0000', message: '', data: null }));
  const row = (me: Turn, isOver = false) => (
    <MemoryRouter>
      <ul>
        <StepRow
          task={task}
          step={waiting}
          isOver={isOver}
          isCurrent
          me={me}
          sides={sidesOf({ project, task })}
          today="2026-11-22"
        />
      </ul>
    </MemoryRouter>
  );
  usePageIsReadable.setState({ isReadable: true });
  const screen = await render(row('vendor'));
  const nudge = page.getByRole('button', { name: '提醒對方' });
  await expect.element(nudge).toBeVisible();
  await screen.rerender(row('creator'));
  await expect.element(nudge).not.toBeInTheDocument();
  await screen.rerender(row('vendor', true));
  await expect.element(nudge).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
