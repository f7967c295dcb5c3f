import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePageIsReadable } from '../stores/page-is-readable';
import { useSession } from '../stores/session';
import { creator } from '../testing/people';
import { LaterCorner } from './layouts';
import '../styles/app.css';

const banner = page.getByRole('complementary', { name: '側邊活動訊息' });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  await page.viewport(1440, 900);
  useSession.getState().succeed({ token: 't', user: creator, socket: false, superLogin: false });
});

test('a mouse that moves while a page is loading loads nothing before its text', async () => {
  usePageIsReadable.setState({ isReadable: false });
  await render(
    <MemoryRouter initialEntries={['/project']}>
      <LaterCorner />
    </MemoryRouter>,
  );
  window.dispatchEvent(new PointerEvent('pointermove'));
  await import('./corner');
  await frame();
  await frame();
  await expect.element(banner).not.toBeInTheDocument();
  usePageIsReadable.setState({ isReadable: true });
  await expect.element(banner).toBeVisible();
});
