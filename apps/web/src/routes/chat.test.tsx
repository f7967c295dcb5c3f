import { createChatStore } from '@paidang/chat/core';
import { buildContact, buildRoom, createMemoryPort, uuid } from '@paidang/chat/testing';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../data/data-cache';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { creator, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import '../styles/app.css';
import ChatRoute from './chat';

let stop = () => {};
afterEach(() => {
  stop();
  useLive.setState({ chat: null });
  useSession.getState().logout();
});

test('a conversation names the project it is about and leads there', async () => {
  stop = stubServer({ 'GET /api/projects': [project] });
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  const item = buildRoom({ chatroom_uuid: uuid(100), contact: buildContact({ ...creator, role: 'Creator' }) });
  useLive.setState({ chat: createChatStore({ port: createMemoryPort({ rooms: [{ item }] }) }) });
  const screen = await render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[`/chat?room=${uuid(100)}`]}>
          <ChatRoute />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  await expect.element(screen.getByText(project.name)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '前往專案' }))
    .toHaveAttribute('href', `/project_progress?id=${project.uuid}&index=0`);
});
