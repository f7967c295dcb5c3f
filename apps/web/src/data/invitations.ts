import { buildInvitationRoutes, invitationRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import type { RegistrationInput } from './auth';
import type { RequestOf } from './client';
import { ownFailures, refreshNotifications } from './notifications';
import { isProjectKey } from './projects';
import { useResource } from './resource';
import { useIntentionKey } from './use-intention-key';

type LetterInput = RequestOf<typeof buildInvitationRoutes.send>['body'];
export type ProjectInput = RequestOf<typeof buildInvitationRoutes.open>['body'];

const keys = {
  all: ['invitations'] as const,
  one: (invitation: string) => ['invitations', invitation] as const,
};

/** The invitations the caller received and sent. */
export const useInvitations = () =>
  useResource(keys.all, async () => (await request(invitationRoutes.list, { handles: ownFailures })).data, {
    keepPreviousData: true,
  });

export const useInvitation = (invitation: string | null) =>
  useResource(
    invitation && keys.one(invitation),
    async () => (await request(invitationRoutes.get, { params: { invitation: invitation ?? '' } })).data,
  );

/** Content of a mailed link: an invitation to a task, or to open a project. */
export interface MailedLink {
  token: string;
  task: string | null;
  build: string | null;
}

/** The invitation of a mailed link; the page shows errors. */
export const useMailedInvitation = ({ token, task, build }: MailedLink) =>
  useResource(
    ['mailed-invitation', token, task, build],
    async () => {
      const call = task
        ? request(invitationRoutes.validate, { body: { email_token: token, task_uuid: task }, handles: 'all' })
        : request(buildInvitationRoutes.validate, {
            body: { email_token: token, project_build_invitation_uuid: build ?? '' },
            handles: 'all',
          });
      return (await call).data;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

/** Registers the holder of the link; for a task invitation, also joins the task. The form shows errors. */
export async function registerInvited(
  { token, task, build }: MailedLink,
  input: RegistrationInput,
  idempotencyKey: string,
) {
  const settings = { idempotencyKey, handles: 'all' as const };
  const answer = task
    ? request(invitationRoutes.register, { body: { ...input, email_token: token, task_uuid: task }, ...settings })
    : request(buildInvitationRoutes.register, {
        body: { ...input, email_token: token, project_build_invitation_uuid: build ?? '' },
        ...settings,
      });
  return (await answer).data;
}

export const rejectByLink = async (token: string) =>
  (await request(invitationRoutes.rejectByLink, { body: { email_token: token }, handles: 'all' })).data;

/** Projects and single invitations. The list of invitations is not included: it is fetched with the notifications. */
const isAffectedKey = (key: unknown): boolean =>
  isProjectKey(key) || (Array.isArray(key) && key[0] === keys.all[0] && key.length > keys.all.length);

/** Answers and changes invitations; each is applied once and refreshes the data it affects. Callers show errors. */
export function useInvitationMoves() {
  const { mutate } = useSWRConfig();
  const { keyFor, done } = useIntentionKey();
  const refresh = async () => {
    await Promise.all([mutate(isAffectedKey), refreshNotifications(mutate)]);
  };
  const then = async <Data>(answer: Promise<{ data: Data }>): Promise<Data> => {
    const { data } = await answer;
    done();
    await refresh();
    return data;
  };
  const settings = (...about: readonly unknown[]) => ({
    idempotencyKey: keyFor(JSON.stringify(about)),
    handles: 'all' as const,
  });
  return {
    join: (invitation: string, tasks?: readonly string[]) =>
      then(
        request(invitationRoutes.join, {
          params: { invitation },
          body: tasks ? { task_uuids: [...tasks] } : {},
          ...settings('join', invitation, tasks),
        }),
      ),
    reject: (invitation: string, notification?: string) =>
      then(
        request(invitationRoutes.reject, {
          params: { invitation },
          body: notification ? { notification_uuid: notification } : {},
          ...settings('reject', invitation, notification),
        }),
      ),
    rejectBuild: (invitation: string, notification: string) =>
      then(
        request(buildInvitationRoutes.reject, {
          params: { invitation },
          body: { notification_uuid: notification },
          ...settings('reject', invitation, notification),
        }),
      ),
    resend: (invitation: string) =>
      then(request(invitationRoutes.resend, { params: { invitation }, ...settings('resend', invitation) })),
    revoke: (invitation: string) =>
      then(request(invitationRoutes.revoke, { params: { invitation }, ...settings('revoke', invitation) })),
    inviteToTask: (task: string, body: LetterInput) =>
      then(request(invitationRoutes.send, { params: { task }, body, ...settings('invite', task, body) })),
    inviteVendor: (body: LetterInput) =>
      then(request(buildInvitationRoutes.send, { body, ...settings('invite', body) })),
    openProject: (body: ProjectInput, idempotencyKey: string) =>
      then(request(buildInvitationRoutes.open, { body, idempotencyKey, handles: 'all' })),
  };
}
