import { callPath, copywritingRoutes } from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { project } from '../testing/people';
import { refusal, stubServer } from '../testing/stub-server';
import { copySource, useCopywritingAfter } from './copywritings';
import { DataCache } from './data-cache';

const task = '0199a000-0000-7000-8000-000000000004';
const platform = '0199a000-0000-7000-8000-000000000009';
const at = { task, platform };
const list = { project, task: project.tasks[0], platforms: [] };
const source = copySource(task, platform);

const Name = () => <p>{useCopywritingAfter(source, task)?.project.name ?? '…'}</p>;

/** Renders the page's list. Returns how often it was requested on its own. */
async function showWith(view: unknown): Promise<number> {
  let requests = 0;
  const restore = stubServer({
    [`GET ${callPath(copywritingRoutes.view, at)}`]: view,
    [`GET ${callPath(copywritingRoutes.list, at)}`]: () => {
      requests += 1;
      return list;
    },
  });
  const screen = await render(
    <DataCache dedupingInterval={0}>
      <Name />
    </DataCache>,
  );
  await expect.element(screen.getByText(project.name)).toBeVisible();
  restore();
  return requests;
}

test('the list of platforms comes with the first view of a platform, without a request of its own', async () => {
  expect(await showWith({ versions: [], platform_list: list })).toBe(0);
});

test('the list of platforms is requested if the copy cannot be read yet', async () => {
  expect(await showWith(refusal(428, messages.noCopy))).toBe(1);
});
