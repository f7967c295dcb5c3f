import {
  platformProposalCalls,
  platformProposalCommentCalls,
  proposalCalls,
  proposalCommentCalls,
} from '@paidang/contract/calls';
import { proposalLimits } from '@paidang/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { DefineRoute, SignedInCaller } from '../../http/call-context';
import type { CallRegistry } from '../../http/call-registry';
import { addStaffReplyRoute, addUserReplyRoute } from '../../http/reply-route';
import { sendFile } from '../../http/send-file';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { toPerson } from '../users';
import {
  editComment,
  type ProposalBoard,
  removeComment,
  repliesTo,
  sendComment,
  setProcessed,
  threadsOf,
} from './comments';
import { acceptProposal, declineProposal, lockedReceived, openProposal, receivedProposals } from './decide';
import { proposalPaper, writeProposalFile } from './document';
import { presentListed, presentToPlatform } from './present';
import { findVendors, listProposals } from './store';
import { createProposal, lockedProposal, removeProposal, saveDraft, sendProposal, withdrawProposal } from './write';

/** Calls per minute. */
const rates = { decisions: 60, files: 20, comments: 60 } as const;

type OpenBoard<Caller extends SignedInCaller> = (
  tx: Transaction,
  user: Caller['user'],
  proposal: string,
) => Promise<ProposalBoard>;

function boardRoutes<Caller extends SignedInCaller>(
  define: DefineRoute<Caller>,
  board: typeof proposalCommentCalls,
  open: OpenBoard<Caller>,
): void {
  define(board.list, async (tx, { params, user }) => ({
    data: await threadsOf(tx, await open(tx, user, params.proposal)),
  }));
  define(board.replies, async (tx, { params, user }) => ({
    data: await repliesTo(tx, await open(tx, user, params.proposal), params.message),
  }));
  define(board.send, { ratePerMinute: rates.comments }, async (tx, { params, body, user }) => ({
    data: await sendComment(tx, await open(tx, user, params.proposal), body),
  }));
  define(board.edit, { ratePerMinute: rates.comments }, async (tx, { params, body, user }) => ({
    data: await editComment(tx, await open(tx, user, params.proposal), params.message, body.message),
  }));
  define(board.remove, async (tx, { params, user }) => {
    await removeComment(tx, await open(tx, user, params.proposal), params.message);
    return { data: null };
  });
  define(board.setProcessed, async (tx, { params, body, user }) => ({
    data: await setProcessed(tx, await open(tx, user, params.proposal), params.message, body.status),
  }));
}

/** Calls for the vendor a proposal is addressed to; anyone else gets 404. */
export function proposalRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  const { APP_URL: appUrl } = platform.env;

  calls.user(proposalCalls.list, async (tx, { user }) => ({ data: await receivedProposals(tx, user) }));

  calls.user(proposalCalls.get, async (tx, { user, params }) => ({
    data: await openProposal(tx, { user, id: params.proposal }),
  }));

  calls.user(proposalCalls.accept, { ratePerMinute: rates.decisions }, async (tx, { user, params, body }) => ({
    data: await acceptProposal(tx, { user, id: params.proposal }, { ...body, appUrl }),
  }));

  calls.user(proposalCalls.decline, { ratePerMinute: rates.decisions }, async (tx, { user, params, body }) => ({
    data: await declineProposal(tx, { user, id: params.proposal }, body),
  }));

  addUserReplyRoute(
    app,
    platform,
    proposalCalls.file,
    { ratePerMinute: rates.files },
    async ({ user, params, query, transact }, reply) => {
      const at = { user, id: params.proposal };
      const paper = await transact(async (tx) => proposalPaper(tx, await lockedReceived(tx, at), query.version));
      return sendFile(reply, await writeProposalFile(paper, user.id));
    },
  );

  boardRoutes(calls.user, proposalCommentCalls, async (tx, user, id) => ({
    proposal: await lockedReceived(tx, { user, id }),
    party: 'vendor',
    user,
  }));
}

/** Calls for the platform team. */
export function platformProposalRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  calls.platform(platformProposalCalls.list, async (tx, { query }) => {
    const { rows, total } = await listProposals(tx.db, query);
    const meta = { total, last_page: Math.max(1, Math.ceil(total / proposalLimits.pageSize)) };
    return { data: rows.map(presentListed), meta };
  });

  calls.platform(platformProposalCalls.vendors, async (tx, { query }) => ({
    data: (await findVendors(tx.db, query.query)).map(toPerson),
  }));

  calls.platform(platformProposalCalls.create, async (tx, { user, body }) => ({
    data: await createProposal(tx, user, body),
  }));

  calls.platform(platformProposalCalls.get, async (tx, { params }) => ({
    data: await presentToPlatform(tx.db, await lockedProposal(tx, params.proposal)),
  }));

  calls.platform(platformProposalCalls.saveDraft, async (tx, { params, body }) => ({
    data: await saveDraft(tx, params.proposal, body),
  }));

  calls.platform(platformProposalCalls.send, async (tx, { user, params, body }) => ({
    data: await sendProposal(tx, user, params.proposal, body.revision),
  }));

  calls.platform(platformProposalCalls.withdraw, async (tx, { user, params }) => ({
    data: await withdrawProposal(tx, user, params.proposal),
  }));

  calls.platform(platformProposalCalls.remove, async (tx, { params }) => {
    await removeProposal(tx, params.proposal);
    return { data: null };
  });

  addStaffReplyRoute(
    app,
    platform,
    platformProposalCalls.file,
    { ratePerMinute: rates.files },
    async ({ user, params, query, transact }, reply) => {
      const paper = await transact(async (tx) =>
        proposalPaper(tx, await lockedProposal(tx, params.proposal), query.version),
      );
      return sendFile(reply, await writeProposalFile(paper, user.id));
    },
  );

  boardRoutes(calls.platform, platformProposalCommentCalls, async (tx, user, id) => ({
    proposal: await lockedProposal(tx, id),
    party: 'platform',
    user,
  }));
}
