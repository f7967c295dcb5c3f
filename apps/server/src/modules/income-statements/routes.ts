import { incomeStatementCalls, platformIncomeStatementCalls } from '@paidang/contract/calls';
import { isVendor } from '@paidang/contract/vocabulary';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addStaffReplyRoute, addUserReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import type { StatementCause } from './issue';
import { readStatementSheet, writeStatementFile } from './statement-file';
import { findStatement } from './store';
import { type WantedYear, yearSheet } from './year';

export function incomeStatementRoutes(app: FastifyInstance, platform: Platform): void {
  const { sealer } = platform;
  const rate = { ratePerMinute: 20 };

  addUserReplyRoute(app, platform, incomeStatementCalls.ofReward, rate, async ({ params, transact, user }, reply) => {
    const cause: StatementCause = `reward:${params.reward}`;
    const sheet = await transact(async (tx) => {
      const statement = await findStatement(tx.db, cause);
      if (statement?.payeeId !== user.id) throw notFound();
      return readStatementSheet(tx, sealer, { cause, copy: 'payee' });
    });
    return sendFile(reply, await writeStatementFile(sheet, user.id));
  });

  const sendYear = async (wanted: WantedYear, transact: Platform['transact'], reply: FastifyReply) => {
    const sheet = await transact((tx) => yearSheet(tx, sealer, wanted));
    return sendFile(reply, { title: sheet.name, format: 'csv', bytes: await writeSpreadsheet([sheet], 'csv') });
  };

  addUserReplyRoute(app, platform, incomeStatementCalls.ofYear, rate, ({ query, transact, user }, reply) =>
    sendYear({ ...query, of: isVendor(user.role) ? { payerId: user.id } : { payeeId: user.id } }, transact, reply),
  );

  addStaffReplyRoute(
    app,
    platform,
    platformIncomeStatementCalls.ofReward,
    rate,
    async ({ params, transact, user }, reply) => {
      const cause: StatementCause = `reward:${params.reward}`;
      const sheet = await transact((tx) => readStatementSheet(tx, sealer, { cause, copy: 'payer', isWhole: true }));
      return sendFile(reply, await writeStatementFile(sheet, user.id));
    },
  );

  addStaffReplyRoute(app, platform, platformIncomeStatementCalls.ofYear, rate, ({ query, transact }, reply) =>
    sendYear({ ...query, of: { payerId: null }, isWhole: true }, transact, reply),
  );
}
