import { buildInvitationCalls, invitationCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { deviceOf, hashNewPassword, signIn } from '../auth';
import { oneProject } from '../project-overview';
import { joinProject, rejectByLink, rejectInvitation } from './answer';
import { claimInvitationsOfAddress } from './claim';
import { openProject } from './open-project';
import { registerInvited } from './register';
import { invite, resend, revoke } from './send';
import { invitationOfLink, invitationsOf, oneInvitation, presentOne } from './service';
import type { InvitationRow } from './store';

const ratePerMinute = 30;

const isOfTask =
  (task: string) =>
  ({ kind, taskId }: InvitationRow): boolean =>
    kind === 'task' && taskId === task;

const isBuild =
  (invitation: string) =>
  ({ kind, id }: InvitationRow): boolean =>
    kind === 'build' && id === invitation;

export function invitationRoutes(calls: CallRegistry, { env: { APP_URL: appUrl } }: Platform): void {
  calls.user(invitationCalls.list, async (tx, { user }) => ({ data: await invitationsOf(tx, user) }));

  calls.user(invitationCalls.get, async (tx, { user, params }) => ({
    data: await oneInvitation(tx, params.invitation, user),
  }));

  calls.guest(invitationCalls.validate, { ratePerMinute }, async (tx, { body }) => {
    const { id } = await invitationOfLink(tx, body.email_token, isOfTask(body.task_uuid));
    return { data: await presentOne(tx, id, 'recipient') };
  });

  calls.guest(
    invitationCalls.register,
    { ratePerMinute, prepare: ({ body }) => hashNewPassword(body.password) },
    async (tx, { body, prepared, request }) => {
      const invitation = await invitationOfLink(tx, body.email_token, isOfTask(body.task_uuid));
      const user = await registerInvited(tx, invitation, body, prepared);
      await joinProject(tx, invitation.id, user);
      await claimInvitationsOfAddress(tx, user);
      return { data: await signIn(tx, user, deviceOf(request)) };
    },
  );

  calls.task(invitationCalls.send, { ratePerMinute }, async (tx, { membership, user, body }) => {
    const { project, task } = membership;
    const { id } = await invite(tx, body, { project, task }, { sender: user, appUrl });
    return { data: await presentOne(tx, id, 'sender') };
  });

  calls.user(invitationCalls.join, async (tx, { user, params, body }) => {
    await joinProject(tx, params.invitation, user, body.task_uuids);
    return { data: await presentOne(tx, params.invitation, 'recipient') };
  });

  calls.user(invitationCalls.reject, async (tx, { user, params, body }) => {
    await rejectInvitation(tx, params.invitation, user, body.notification_uuid);
    return { data: await presentOne(tx, params.invitation, 'recipient') };
  });

  calls.guest(invitationCalls.rejectByLink, { ratePerMinute }, async (tx, { body }) => {
    const invitation = await invitationOfLink(tx, body.email_token, () => true);
    await rejectByLink(tx, invitation);
    return { data: await presentOne(tx, invitation.id, 'recipient') };
  });

  calls.user(invitationCalls.resend, { ratePerMinute }, async (tx, { user, params }) => {
    await resend(tx, params.invitation, { sender: user, appUrl });
    return { data: await presentOne(tx, params.invitation, 'sender') };
  });

  calls.user(invitationCalls.revoke, { ratePerMinute }, async (tx, { user, params }) => {
    await revoke(tx, params.invitation, user);
    return { data: await presentOne(tx, params.invitation, 'sender') };
  });

  calls.user(buildInvitationCalls.send, { ratePerMinute }, async (tx, { user, body }) => {
    if (user.role !== 'Creator') throw notFound();
    const { id } = await invite(tx, body, { project: null }, { sender: user, appUrl });
    return { data: await presentOne(tx, id, 'sender') };
  });

  calls.guest(buildInvitationCalls.validate, { ratePerMinute }, async (tx, { body }) => {
    const fits = isBuild(body.project_build_invitation_uuid);
    const { id } = await invitationOfLink(tx, body.email_token, fits);
    return { data: await presentOne(tx, id, 'recipient') };
  });

  calls.guest(
    buildInvitationCalls.register,
    { ratePerMinute, prepare: ({ body }) => hashNewPassword(body.password) },
    async (tx, { body, prepared, request }) => {
      const fits = isBuild(body.project_build_invitation_uuid);
      const invitation = await invitationOfLink(tx, body.email_token, fits);
      const user = await registerInvited(tx, invitation, body, prepared);
      await claimInvitationsOfAddress(tx, user);
      return { data: await signIn(tx, user, deviceOf(request)) };
    },
  );

  calls.user(buildInvitationCalls.reject, async (tx, { user, params, body }) => {
    await rejectInvitation(tx, params.invitation, user, body.notification_uuid);
    return { data: await presentOne(tx, params.invitation, 'recipient') };
  });

  calls.user(buildInvitationCalls.open, { ratePerMinute }, async (tx, { user, body }) => {
    const project = await openProject(tx, body, { sender: user, appUrl });
    return { data: await oneProject(tx, project, user) };
  });
}
