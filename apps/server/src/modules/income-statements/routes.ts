import { incomeStatementCalls } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { requirePlatformMember } from '../../http/access';
import type { UserCaller } from '../../http/call-context';
import { addUserReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import type { Transaction } from '../../platform/transaction';
import type { StatementCause } from './issue';
import { readStatementSheet, writeStatementFile } from './statement-file';
import type { StatementCopy } from './statement-sheet';
import { findStatement } from './store';
import { yearSheet } from './year';

/** Which copy of a statement the platform paid is somebody's. @throws 0404 for anybody else */
async function copyFor(
  { db }: Transaction,
  { user, session }: UserCaller,
  cause: StatementCause,
): Promise<StatementCopy> {
  const statement = await findStatement(db, cause);
  if (statement?.payeeId === user.id) return 'payee';
  await requirePlatformMember(db, user, session);
  return 'payer';
}

export function incomeStatementRoutes(app: FastifyInstance, platform: Platform): void {
  const { sealer } = platform;
  const rate = { ratePerMinute: 20 };

  addUserReplyRoute(
    app,
    platform,
    incomeStatementCalls.ofReward,
    rate,
    async ({ params, transact, ...caller }, reply) => {
      const cause: StatementCause = `reward:${params.reward}`;
      const sheet = await transact(async (tx) =>
        readStatementSheet(tx, sealer, { cause, copy: await copyFor(tx, caller, cause) }),
      );
      return sendFile(reply, await writeStatementFile(sheet, caller.user.id));
    },
  );

  addUserReplyRoute(app, platform, incomeStatementCalls.ofYear, rate, async ({ query, transact, ...caller }, reply) => {
    const sheet = await transact((tx) => yearSheet(tx, sealer, caller, query));
    const bytes = await writeSpreadsheet([sheet], 'csv');
    return sendFile(reply, { title: sheet.name, format: 'csv', bytes });
  });
}
