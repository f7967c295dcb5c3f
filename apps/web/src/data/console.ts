import { polling } from '@paidang/contract/limits';
import { consoleRoutes } from '@paidang/contract/routes';
import { useConsoleSession } from '../stores/console-session';
import { request } from './api';
import type { DataOf } from './call-types';
import { useResource } from './resource';

/** What the second step of a sign-in takes. */
export type SignInTicket = DataOf<typeof consoleRoutes.login>;

export const beginSignIn = async (email: string, password: string): Promise<SignInTicket> =>
  (await request(consoleRoutes.login, { body: { email, password }, handles: 'all' })).data;

/** Opens the session, but for who has recovery codes to keep first. */
export const proveCode = async (ticket: string, code: string) =>
  (await request(consoleRoutes.secondFactor, { body: { ticket, code }, handles: 'all' })).data;

export const setStaffPassword = async (token: string, password: string): Promise<void> => {
  await request(consoleRoutes.setPassword, { params: { token }, body: { password }, handles: 'all' });
};

/** Leaves the console here, also when the server cannot be told. */
export async function leaveConsole(): Promise<void> {
  await request(consoleRoutes.logout, { handles: 'all' }).catch(() => undefined);
  useConsoleSession.getState().leave();
}

/** Asks who it is, and what they may do today. */
export async function checkConsole(): Promise<void> {
  const { data } = await request(consoleRoutes.session, { handles: [0, 404, 500] });
  useConsoleSession.getState().confirm(data);
}

/** Whoever changes a queue has this counted again. */
export const waitingKey = 'console-waiting';

/** How many wait in each queue: counted again when the window is looked at, and every half minute. */
export const useWaiting = () =>
  useResource(waitingKey, async () => (await request(consoleRoutes.waiting, { handles: 'all' })).data, {
    refreshInterval: polling,
  });
