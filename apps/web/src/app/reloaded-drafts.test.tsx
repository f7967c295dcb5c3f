import { stepDefinition } from '@paidang/contract/steps';
import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '../styles/app.css';
import { CommentBoardProvider } from '@paidang/comment-board';
import { createMemoryPort } from '@paidang/comment-board/testing';
import type { TaskPlatform } from '@paidang/contract/entities';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { ApiError } from '../data/errors';
import type { StepPageView, StepSource } from '../data/step-source';
import { briefKind } from '../features/brief/brief-kind';
import { copyKind } from '../features/copywriting/copy-kinds';
import { StepWorkspace } from '../step/page/step-workspace';
import type { StepKind } from '../step/step-kind';
import { useSession } from '../stores/session';
import { creator, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import { createEditorPort } from '../wiring/editor-port';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];

const viewOf = (kind: 'post' | 'story' | null): StepPageView<never> => {
  const platform: TaskPlatform | null = kind && {
    platform_uuid: '0199a000-0000-7000-8000-000000000081',
    platform_title: 'Instagram',
    kind,
    needs_text: true,
    needs_photos: false,
  };
  return {
    project: { uuid: project.uuid, name: project.name, status: 'active', vendor },
    task,
    step: { ...step, status: 'todo', turn: kind ? 'creator' : 'vendor', version: 0 },
    platform,
    versions: [],
    draft: null,
    revision: 0,
    rounds_used: 0,
    rounds_agreed: 2,
    allowed: ['save_draft', 'send'],
  };
};

/** The server is unreachable: whatever is there afterwards was stored by the browser. */
const away = () => Promise.reject(new ApiError(500, '0500', ''));

function Workspace<Content>({
  kind,
  view,
  path,
}: {
  kind: StepKind<Content>;
  view: StepPageView<Content>;
  path: string;
}) {
  const isVendor = stepDefinition(kind.code).writer === 'vendor';
  const writer = isVendor ? vendor : creator;
  const author = { ...writer, company: writer.company_name };
  const [source] = useState<StepSource<Content>>(() => ({
    path: [path, task.uuid],
    view: async () => view,
    version: away,
    save: away,
    send: away,
    move: away,
  }));
  const [port] = useState(() => createMemoryPort({ author }));
  const [editorPort] = useState(() => createEditorPort(task.uuid, path));
  return (
    <DataCache>
      <MemoryRouter>
        <CommentBoardProvider boardId={path} port={port} version={0} author={author}>
          <main className="flex h-dvh flex-col">
            <StepWorkspace
              kind={kind}
              source={source}
              view={view}
              viewer={{ uuid: writer.uuid, isVendor }}
              editorPort={editorPort}
              onView={() => {}}
            />
          </main>
        </CommentBoardProvider>
      </MemoryRouter>
    </DataCache>
  );
}

beforeEach(async () => {
  stubServer();
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('text typed into a brief survives a reload, even if it cannot be saved', async () => {
  useSession.setState({ user: vendor });
  const open = () => render(<Workspace kind={briefKind} view={viewOf(null)} path="brief" />);
  const product = page.getByRole('textbox', { name: /^產品/ });
  const first = await open();
  await product.fill('夜間修護精華 30ml');
  await first.unmount();
  useSession.getState().expire();
  useSession.setState({ user: vendor });
  await open();
  await expect.element(product).toHaveValue('夜間修護精華 30ml');
});

test('text written into a copy survives a reload, even if it cannot be saved', async () => {
  useSession.setState({ user: creator });
  const open = () => render(<Workspace kind={copyKind} view={viewOf('post')} path="copy" />);
  const paper = page.getByRole('textbox', { name: /Instagram/ });
  const first = await open();
  await paper.click();
  await userEvent.keyboard('湯滾了，人還沒到。');
  await first.unmount();
  useSession.getState().expire();
  useSession.setState({ user: creator });
  await open();
  await expect.element(paper).toHaveTextContent('湯滾了，人還沒到。');
});
