import { callPath, copyPhotoRoutes, copywritingRoutes, errorCodes } from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { failures } from '../data/errors';
import { useSession } from '../stores/session';
import { useToastQueue } from '../stores/toasts';
import { creator, project, vendor } from '../testing/people';
import CopyDetailRoute from './copy-detail';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const platform = '0199a000-0000-7000-8000-000000000009';
const at = { task: task.uuid, platform };
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url), window.location.href);
    if (pathname === callPath(copyPhotoRoutes.view, at)) {
      asked += 1;
      const body = { status: errorCodes.noCopy, code: errorCodes.noCopy, message: messages.noCopy };
      return Response.json(body, { status: 428 });
    }
    const list = { project, task, platforms: [] };
    const data = pathname === callPath(copywritingRoutes.list, at) ? list : [];
    return Response.json({ status: '0000', message: '', data });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useToastQueue.setState({ queue: [] });
});

function LookAgain() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate(() => true)}>
      再看一次
    </button>
  );
}

test.each([
  ['vendor', vendor, '創作者送出文字後，就能在這裡看。'],
  ['creator', creator, '圖片要搭配文字一起看，先寫文字再放圖片。'],
])(
  'R-err-07 R-cpy-04 pictures of a platform without words tell the %s so once, and call nothing a failure',
  async (_, user, hint) => {
    const told = vi.fn();
    const stop = failures.subscribe(told);
    useSession.getState().succeed({ token: 't', user, socket: false });
    const router = createMemoryRouter(
      [
        {
          path: '/copywriting/detail/:taskId/:platformId',
          element: (
            <>
              <CopyDetailRoute />
              <LookAgain />
            </>
          ),
        },
      ],
      { initialEntries: [`/copywriting/detail/${task.uuid}/${platform}?tab=photos&v=2`] },
    );
    const screen = await render(
      <DataCache dedupingInterval={0}>
        <RouterProvider router={router} />
      </DataCache>,
    );
    await expect.element(screen.getByRole('heading', { name: '文字還沒寫好' })).toBeVisible();
    await expect.element(screen.getByText(hint)).toBeVisible();
    await screen.getByRole('button', { name: '再看一次' }).click();
    await expect.poll(() => asked).toBeGreaterThan(1);
    expect(useToastQueue.getState().queue.map(({ title }) => title)).toEqual([messages.noCopy]);
    expect(told).not.toHaveBeenCalled();
    await expect.element(screen.getByText('內容讀取不到')).not.toBeInTheDocument();
    stop();
  },
);
