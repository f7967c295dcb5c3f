import * as z from 'zod';
import {
  CommentMessage,
  Person,
  PlatformProposal,
  PlatformProposalSummary,
  Proposal,
  ProposalContent,
  ProposalSummary,
} from '../entities';
import { limits, proposalLimits } from '../limits';
import { errorCodes } from '../routes/errors';
import { messages } from '../rules';
import { proposalStatuses } from '../vocabulary';
import type { Schemas } from './call';

const ProposalParams = z.object({ proposal: z.uuid() });
const CommentParams = ProposalParams.extend({ message: z.uuid() });
/** The version the caller has seen; the call is refused with 0409 if it is no longer the latest one. */
const version = z.number().int().min(1).max(limits.integer);
const errors = [errorCodes.conflict];
const message = z.string().trim().min(1, messages.fillThisField).max(proposalLimits.commentLength);

const file = {
  summary: '提案的一個版本（PDF）',
  params: ProposalParams,
  query: z.object({ version: z.coerce.number().int().min(1).max(limits.integer) }),
  answers: 'file',
  data: z.null(),
} as const;

/** The comment board of a proposal, shared by its vendor and the platform team. */
export const proposalCommentSchemas = {
  list: { summary: '提案的留言，舊的在前；回覆另外取', params: ProposalParams, data: z.array(CommentMessage) },
  replies: { summary: '回覆，舊的在前', params: CommentParams, data: z.array(CommentMessage) },
  send: {
    summary: '對提案留言或回覆；廠商留言就是提問',
    params: ProposalParams,
    body: z.object({ message, message_id: z.uuid().optional() }),
    data: CommentMessage,
    errors,
  },
  edit: {
    summary: '修改自己的留言',
    params: CommentParams,
    body: z.object({ message }),
    data: CommentMessage,
    errors: [errorCodes.conflict, errorCodes.forbidden],
  },
  remove: {
    summary: '刪除自己的留言；有回覆的留下「此留言已刪除」',
    params: CommentParams,
    data: z.null(),
    errors: [errorCodes.conflict, errorCodes.forbidden],
  },
  setProcessed: {
    summary: '標為已處理或未處理',
    params: CommentParams,
    body: z.object({ status: z.boolean() }),
    data: CommentMessage,
    errors,
  },
} satisfies Schemas;

/** The platform team's project proposals, for the vendor they are addressed to; anyone else gets none. */
export const proposalSchemas = {
  list: { summary: '收到的專案提案，新的在前', data: z.array(ProposalSummary) },
  get: {
    summary: '一份專案提案；第一次看到一個版本時，會告知寫的人',
    params: ProposalParams,
    data: Proposal,
  },
  accept: {
    summary: '採用看過的版本：建立專人代操的專案，並邀請創作者',
    params: ProposalParams,
    body: z.object({ version }),
    data: Proposal,
    errors,
  },
  decline: {
    summary: '不採用，說明原因',
    params: ProposalParams,
    body: z.object({
      version,
      reason: z.string().trim().min(1, messages.fillThisField).max(proposalLimits.reasonLength),
    }),
    data: Proposal,
    errors,
  },
  file,
} satisfies Schemas;

/** Project proposals, as edited by the platform team. */
export const platformProposalSchemas = {
  list: {
    summary: '所有專案提案，剛動過的在前，分頁',
    query: z.object({
      status: z.enum(proposalStatuses).optional(),
      page: z.coerce.number().int().min(1).max(limits.integer).default(1),
    }),
    data: z.array(PlatformProposalSummary),
    meta: z.object({ total: z.number().int(), last_page: z.number().int() }),
  },
  vendors: {
    summary: '可以提案的廠商，依名稱、公司或信箱尋找',
    query: z.object({ query: z.string().trim().max(limits.search.queryLength).default('') }),
    data: z.array(Person),
  },
  create: {
    summary: '為一位廠商開始寫提案，或從另一份提案複製內容',
    body: z.object({ vendor: z.uuid(), like: z.uuid().optional() }),
    data: PlatformProposal,
  },
  get: { summary: '一份專案提案與它的草稿', params: ProposalParams, data: PlatformProposal },
  saveDraft: {
    summary: '儲存草稿；在別處改過時不會覆蓋',
    params: ProposalParams,
    body: z.object({ revision: z.number().int().min(0).max(limits.integer), content: ProposalContent }),
    data: PlatformProposal,
    errors,
  },
  send: {
    summary: '提供給廠商，或更新成新的一版',
    params: ProposalParams,
    body: z.object({ revision: z.number().int().min(0).max(limits.integer) }),
    data: PlatformProposal,
    errors,
  },
  withdraw: { summary: '收回還沒有結果的提案', params: ProposalParams, data: PlatformProposal, errors },
  remove: { summary: '刪除沒有提供過的草稿', params: ProposalParams, data: z.null(), errors },
  file,
} satisfies Schemas;
