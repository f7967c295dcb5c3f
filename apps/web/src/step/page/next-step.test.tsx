import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { Step } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { project } from '../../testing/people';
import { NextStep } from './next-step';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [like] = task.steps as [Step];
const outline: Step = { ...like, uuid: '1', function: '030', status: 'accepted', turn: null };
const script: Step = { ...like, uuid: '2', function: '040', status: 'todo', turn: 'creator' };

const show = (steps: Step[], step: Step, me: 'vendor' | 'creator') =>
  render(
    <MemoryRouter>
      <NextStep project={project} task={{ ...task, steps }} step={step} me={me} />
    </MemoryRouter>,
  );

test('links a finished step to the current one: as an action for the party whose turn it is, as a place for the other side', async () => {
  const mine = await show([outline, script], outline, 'creator');
  await expect.element(page.getByRole('link', { name: '下一步：撰寫腳本' })).toBeVisible();
  await mine.unmount();
  await show([outline, script], outline, 'vendor');
  await expect
    .element(page.getByRole('link', { name: '下一步：腳本' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/draft/));
});

test('shows no link on an unfinished step and on the last one', async () => {
  const open: Step = { ...outline, status: 'provided', turn: 'vendor' };
  const going = await show([open, script], open, 'vendor');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await going.unmount();
  await show([outline], outline, 'creator');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
