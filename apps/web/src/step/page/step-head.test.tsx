import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { project } from '../../testing/people';
import { StepHead } from './step-head';
import '@paidang/ui/styles.css';
import '../../styles/app.css';

const [task] = project.tasks;
const step = task?.steps[0];

test('on a phone, hidden links of the breadcrumb cannot be focused', async () => {
  if (!task || !step) throw new Error('The project has a step.');
  await page.viewport(390, 844);
  const screen = await render(
    <MemoryRouter>
      <StepHead kind={{ code: '030', words: { title: '創意大綱' } }} view={{ project, task, step }} />
    </MemoryRouter>,
  );
  const path = screen.getByRole('navigation', { name: '路徑' });
  await expect.element(path.getByRole('link')).toHaveTextContent(project.name);
  await userEvent.tab();
  await expect.element(path.getByRole('link', { name: project.name })).toHaveFocus();

  await page.viewport(1440, 900);
  await expect.element(path.getByRole('link', { name: '專案管理' })).toBeVisible();
});
