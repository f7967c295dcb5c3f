import { consoleRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { DataOf } from './client';
import { useResource } from './resource';

const keys = {
  sessions: ['console-account', 'sessions'],
  authenticator: ['console-account', 'authenticator'],
} as const;

/** The devices the staff member is signed in on. */
export function useOwnDevices() {
  const { data, refresh } = useResource(keys.sessions, async () => (await request(consoleRoutes.sessions)).data);
  return {
    devices: data,
    refresh,
    signOut: async (session: string) => {
      await request(consoleRoutes.revokeSession, { params: { session } });
      await refresh();
    },
    signOutOthers: async () => {
      await request(consoleRoutes.revokeOtherSessions);
      await refresh();
    },
  };
}

/** Signs out every other device. The form shows errors. */
export const changeOwnPassword = (current_password: string, password: string) =>
  request(consoleRoutes.changePassword, { body: { current_password, password }, handles: 'all' });

/** A key for another authenticator; it takes effect once codes of both authenticators were entered. */
export type OfferedKey = DataOf<typeof consoleRoutes.offerAuthenticator>;

/** The staff member's authenticator and recovery codes. Callers show errors. */
export function useAuthenticator() {
  const { data, error, refresh } = useResource(
    keys.authenticator,
    async () => (await request(consoleRoutes.authenticator)).data,
  );
  const renewed = async ({ data: { recovery_codes } }: { data: { recovery_codes: string[] } }) => {
    await refresh();
    return recovery_codes;
  };
  return {
    authenticator: data,
    hasFailed: error !== undefined && !data,
    refresh,
    offer: async (): Promise<OfferedKey> => (await request(consoleRoutes.offerAuthenticator, { handles: 'all' })).data,
    /** @returns new recovery codes; earlier ones are invalid */
    replace: async (body: { offer: string; code: string; new_code: string }) =>
      renewed(await request(consoleRoutes.replaceAuthenticator, { body, handles: 'all' })),
    /** @returns new recovery codes; earlier ones are invalid */
    renewCodes: async (code: string) =>
      renewed(await request(consoleRoutes.renewRecoveryCodes, { body: { code }, handles: 'all' })),
  };
}
