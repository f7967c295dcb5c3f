import type { Notification } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { consoleRoutes } from '@paidang/contract/routes';
import { useConsoleSession } from '../stores/console-session';
import { request } from './api';
import type { DataOf } from './client';
import { useResource } from './resource';

/** The ticket that the second step of a sign-in requires. */
export type SignInTicket = DataOf<typeof consoleRoutes.login>;

export const beginSignIn = async (email: string, password: string): Promise<SignInTicket> =>
  (await request(consoleRoutes.login, { body: { email, password }, handles: 'all' })).data;

/** Opens the session, unless the user has to save recovery codes first. */
export const proveCode = async (ticket: string, code: string) =>
  (await request(consoleRoutes.secondFactor, { body: { ticket, code }, handles: 'all' })).data;

export const setStaffPassword = async (token: string, password: string): Promise<void> => {
  await request(consoleRoutes.setPassword, { params: { token }, body: { password }, handles: 'all' });
};

/** Signs out of the console locally, even if the server cannot be reached. */
export async function leaveConsole(): Promise<void> {
  await request(consoleRoutes.logout, { handles: 'all' }).catch(() => undefined);
  useConsoleSession.getState().leave();
}

/** Confirms the session and loads the current roles. */
export async function checkConsole(): Promise<void> {
  const { data } = await request(consoleRoutes.session, { handles: [0, 404, 500] });
  useConsoleSession.getState().confirm(data);
}

/** Cache key of the queue counts. Calls that change a queue must revalidate it. */
export const waitingKey = 'console-waiting';

/** Number of items waiting in each queue; refreshed on focus and every half minute. */
export const useWaiting = () =>
  useResource(waitingKey, async () => (await request(consoleRoutes.waiting, { handles: 'all' })).data, {
    refreshInterval: polling,
  });

/** Unread notices for one staff member; polled as often as the queue counts. */
export function useNotices() {
  const { data: notices, keep } = useResource(
    'console-notices',
    async () => (await request(consoleRoutes.notices, { handles: 'all' })).data,
    { refreshInterval: polling },
  );
  return {
    notices,
    /** Marks a notice as read, on screen immediately. If the request fails, the next poll shows the notice again. */
    read: async ({ uuid }: Pick<Notification, 'uuid'>) => {
      await keep((notices ?? []).filter((one) => one.uuid !== uuid));
      const settings = { params: { notification: uuid }, keepalive: true, pressed: false, handles: 'all' } as const;
      await request(consoleRoutes.readNotice, settings).catch(() => undefined);
    },
  };
}
