import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { type Cache, useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useLiveNotifications } from '../../stores/live-notifications';
import { LiveNotifications } from './live-notifications';

const told = (uuid: string, code: Notification['code'], project_name: string): Notification => ({
  uuid,
  is_read: false,
  // The local clock is far ahead of the server's.
  created_at: '2020-01-01T00:00:00.000Z',
  avatar: null,
  code,
  parameters: { name: '阿澄', project_name },
});
const outline = { identity: '2', function: '030', action: '01' } as const;
const invitation = { identity: '1', function: '010', action: '10' } as const;

let cache: Cache;
function CacheProbe() {
  cache = useSWRConfig().cache;
  return null;
}

let others: Notification[];
let invitations: Notification[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  useLiveNotifications.getState().reset();
  others = [told('n1', outline, '從前')];
  invitations = [told('i1', invitation, '舊邀請')];
  vi.stubGlobal('fetch', async () => {
    const meta = { current_page: 1, last_page: 1, has_unread: true, unread_count: 2, invitations };
    return Response.json({ status: '0000', message: '', data: others, meta });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('R-sh-12 shows popups for what a poll brings, including invitations, but not for what was there at first', async () => {
  await render(
    <DataCache dedupingInterval={0}>
      <CacheProbe />
      <TooltipProvider>
        <MemoryRouter>
          <LiveNotifications />
        </MemoryRouter>
      </TooltipProvider>
    </DataCache>,
  );
  // One for the list, one for its page.
  await vi.waitFor(() => expect([...cache.keys()].filter((key) => cache.get(key)?.data)).toHaveLength(2));
  others = [told('n2', outline, '冬季企劃'), ...others];
  invitations = [told('i2', invitation, '山嵐手沖'), ...invitations];
  await vi.advanceTimersByTimeAsync(limits.polling);
  await expect.element(page.getByText(/提供了《冬季企劃》/)).toBeVisible();
  await expect.element(page.getByText(/邀請你加入專案《山嵐手沖》/)).toBeVisible();
  await expect.element(page.getByText(/從前|舊邀請/)).not.toBeInTheDocument();
});
