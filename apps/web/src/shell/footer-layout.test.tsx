import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { DataCache } from '../data/data-cache';
import { useSession } from '../stores/session';
import { invitation, project, vendor } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import '../styles/app.css';

beforeEach(async () => {
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: vendor, socket: false });
  return stubServer({
    'GET /api/projects': [project],
    'GET /api/invitations': { received: [invitation], sent: [] },
  });
});
afterEach(() => useSession.getState().logout());

const visit = (address: string) =>
  render(
    <DataCache>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <Router />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );

test('R-sh-16 R-sh-17 pages for signed-in users end with the fraud warning and the footer, below the window and without waiting', async () => {
  const screen = await visit('/project');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent('統一編號');
  await expect.element(screen.getByText(/可疑來電請撥 165 反詐騙專線查證/)).toBeVisible();
  expect(footer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
});

test('workspace pages fill the window and have no footer', async () => {
  const screen = await visit('/chat');
  await expect.element(screen.getByRole('main')).toBeInTheDocument();
  await expect.element(screen.getByRole('contentinfo')).not.toBeInTheDocument();
});
