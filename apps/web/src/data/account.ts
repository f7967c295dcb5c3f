import type { Profile, User } from '@paidang/contract/entities';
import { accountRoutes } from '@paidang/contract/routes';
import useSWR from 'swr';
import { useSession } from '../stores/session';
import { request } from './api';
import type { RequestOf } from './client';

export type ProfileInput = RequestOf<typeof accountRoutes.updateProfile>['body'];

const keys = { profile: ['account', 'profile'] as const, sessions: ['account', 'sessions'] as const };

/** Updates the signed-in user of the session, which the app shows in several places. */
const publish = ({ uuid, role, avatar, name, company_name, contact_person, email }: User): void =>
  useSession.getState().changeUser({ uuid, role, avatar, name, company_name, contact_person, email });

/** The caller's profile and the calls that change it. Forms show errors. */
export function useProfile() {
  const { data, error, mutate } = useSWR(keys.profile, async () => (await request(accountRoutes.profile)).data, {
    revalidateOnFocus: false,
  });
  const keep = async (profile: Profile) => {
    publish(profile);
    await mutate(profile, { revalidate: false });
  };
  const show = async (user: User) => {
    publish(user);
    await mutate((profile) => profile && { ...profile, ...user }, { revalidate: false });
  };
  return {
    profile: data,
    error,
    update: async (body: ProfileInput) =>
      keep((await request(accountRoutes.updateProfile, { body, handles: 'all' })).data),
    /** Changes only the phone number; the rest of the profile is sent unchanged. */
    updatePhone: async (phone: string) => {
      if (!data) return;
      const body = { ...data, contact_person: data.contact_person ?? '', phone };
      await keep((await request(accountRoutes.updateProfile, { body, handles: 'all' })).data);
    },
    setAvatar: async (picture: Blob, onProgress?: (ratio: number) => void) =>
      show((await request(accountRoutes.setAvatar, { files: { file: picture }, handles: 'all', onProgress })).data),
    removeAvatar: async () => show((await request(accountRoutes.removeAvatar)).data),
    askDeletion: async (password: string) =>
      keep((await request(accountRoutes.deleteAccount, { body: { password }, handles: 'all' })).data),
    keepAccount: async () => keep((await request(accountRoutes.keepAccount)).data),
  };
}

/** The devices the caller is signed in on. */
export function useDevices() {
  const { data, mutate } = useSWR(keys.sessions, async () => (await request(accountRoutes.sessions)).data);
  return {
    devices: data,
    refresh: () => mutate(),
    signOut: async (session: string) => {
      await request(accountRoutes.revokeSession, { params: { session } });
      await mutate();
    },
    signOutOthers: async () => {
      await request(accountRoutes.revokeOtherSessions);
      await mutate();
    },
  };
}

/** Signs out every other device. */
export const changePassword = (current_password: string, password: string) =>
  request(accountRoutes.changePassword, { body: { current_password, password }, handles: 'all' });

/** Returns the path of the zip with the caller's data; it can be downloaded once. */
export const prepareExport = async (password: string): Promise<string> =>
  (await request(accountRoutes.exportData, { body: { password }, handles: 'all' })).data.path;
