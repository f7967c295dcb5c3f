import { Readable } from 'node:stream';
import { accountCalls, exportPath } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { hashNewPassword, provePassword } from '../auth';
import { listSessions } from '../sessions';
import { receivePicture } from '../uploads';
import { openExport, prepareExport } from './export-service';
import { company, ownAccount, removeAvatar, setAvatar, toAvatar, toProfile, updateProfile } from './profile-service';
import { askDeletion, changePassword, keepAccount, revokeOtherSessions, revokeSession } from './security-service';

/** Limit of the calls that require the password again. */
const proofsPerMinute = 15;

export function accountRoutes(calls: CallRegistry, platform: Platform): void {
  const { storage, env } = platform;
  const appUrl = env.APP_URL;
  const secret = { isSecret: true, ratePerMinute: proofsPerMinute };

  calls.user(accountCalls.profile, async (tx, { user }) => ({ data: toProfile(await ownAccount(tx, user.id)) }));

  calls.user(accountCalls.updateProfile, async (tx, { user, body }) => ({
    data: await updateProfile(tx, user.id, body),
  }));

  calls.user(
    accountCalls.setAvatar,
    {
      files: { maxBytes: limits.account.avatarBytes, tooLarge: () => messages.photoTooLarge },
      prepare: async ({ files: [file], user }) => {
        if (!file) throw invalid({ message: messages.uploadFailed, errors: { file: [messages.uploadFailed] } });
        return toAvatar(await receivePicture(platform, file, messages.uploadFailed, user.id), user.id);
      },
    },
    async (tx, { user, prepared }) => ({ data: await setAvatar(tx, storage, user.id, prepared) }),
  );

  calls.user(accountCalls.removeAvatar, async (tx, { user }) => ({ data: await removeAvatar(tx, user.id) }));

  calls.user(
    accountCalls.changePassword,
    {
      ...secret,
      prepare: async ({ user, body, request }) => {
        await provePassword(platform, request, user.id, body.current_password, 'current_password');
        return hashNewPassword(body.password);
      },
    },
    async (tx, { user, session, prepared }) => {
      await changePassword(tx, { userId: user.id, session, appUrl }, prepared);
      return { data: null };
    },
  );

  calls.user(accountCalls.sessions, async (tx, { user, session }) => ({
    data: await listSessions(tx, user.id, session.id),
  }));

  calls.user(accountCalls.revokeSession, async (tx, { user, params }) => {
    await revokeSession(tx, user.id, params.session);
    return { data: null };
  });

  calls.user(accountCalls.revokeOtherSessions, async (tx, { user, session }) => {
    await revokeOtherSessions(tx, { userId: user.id, session, appUrl });
    return { data: null };
  });

  calls.user(
    accountCalls.exportData,
    { ...secret, prepare: ({ user, body, request }) => provePassword(platform, request, user.id, body.password) },
    async (tx, { user }) => ({ data: { path: await prepareExport(tx, user.id) } }),
  );

  calls.user(
    accountCalls.deleteAccount,
    { ...secret, prepare: ({ user, body, request }) => provePassword(platform, request, user.id, body.password) },
    async (tx, { user, session }) => ({ data: await askDeletion(tx, { userId: user.id, session, appUrl }) }),
  );

  calls.user(accountCalls.company, async (tx, { user, params }) => ({ data: await company(tx, user.id, params.id) }));

  calls.user(accountCalls.keepAccount, async (tx, { user }) => ({ data: await keepAccount(tx, user.id) }));
}

/** `/exports/{token}`: the zip. The token is the only proof, since browsers send no bearer token with a download. */
export function ownDataRoutes(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { token: string } }>(
    `${exportPath}/:token`,
    { config: { access: 'guest' } },
    async ({ params }, reply) => {
      const zip = await openExport(platform, params.token);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('paidang.zip'))
        .type('application/zip')
        .send(Readable.from(zip));
    },
  );
}
