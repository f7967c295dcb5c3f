import { feeStatementCalls } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { TaskMemberCaller } from '../../http/call-context';
import type { CallRegistry } from '../../http/call-registry';
import { addReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { writeStatementFile } from '../income-statements';
import { provePerson } from '../service-data';
import type { FeeMember } from './fee-task';
import { taskFee } from './present';
import {
  declineStatement,
  feePaper,
  invoiceFee,
  makeStatement,
  signFeeStatement,
  voidFeeStatement,
  withdrawStatement,
} from './service';

/** Requests per minute, of files and of calls that check a password. */
const rates = { files: 20, proofs: 15 } as const;

export function feeStatementRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  const { sealer } = platform;
  const memberOf = ({ membership, user }: TaskMemberCaller): FeeMember => ({ membership, user, sealer });

  /** Makes a change and returns the fee as it is afterwards. */
  const change = async (tx: Transaction, caller: TaskMemberCaller, make: (at: FeeMember) => Promise<void>) => {
    const at = memberOf(caller);
    await make(at);
    return { data: await taskFee(tx, at) };
  };

  calls.task(feeStatementCalls.get, async (tx, caller) => ({ data: await taskFee(tx, memberOf(caller)) }));
  calls.task(feeStatementCalls.make, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => makeStatement(tx, at, body)),
  );
  calls.task(feeStatementCalls.withdraw, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => withdrawStatement(tx, at, body.statement)),
  );
  calls.task(feeStatementCalls.sign, (tx, { body, request, ...caller }) =>
    change(tx, caller, (at) => signFeeStatement(tx, at, { ...body, ip: request.ip })),
  );
  calls.task(feeStatementCalls.invoice, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => invoiceFee(tx, at, body.statement, body.invoice)),
  );
  calls.task(feeStatementCalls.decline, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => declineStatement(tx, at, body.statement, body.reason)),
  );
  calls.task(feeStatementCalls.void, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => voidFeeStatement(tx, at, body.statement, body.reason)),
  );

  addReplyRoute(
    app,
    platform,
    feeStatementCalls.file,
    { ratePerMinute: rates.files },
    async ({ query, transact, ...caller }, reply) => {
      const paper = await transact((tx) => feePaper(tx, memberOf(caller), query));
      return sendFile(reply, await writeStatementFile(paper, caller.user.id));
    },
  );

  addReplyRoute(
    app,
    platform,
    feeStatementCalls.wholeFile,
    { ratePerMinute: rates.proofs },
    async ({ body: { statement, password }, request, transact, ...caller }, reply) => {
      await provePerson(platform, request, caller, password);
      const paper = await transact((tx) => feePaper(tx, memberOf(caller), { statement, isWhole: true }));
      return sendFile(reply, await writeStatementFile(paper, caller.user.id));
    },
  );
}
