import * as z from 'zod';
import {
  IncomeFigures,
  Instant,
  PayoutResult,
  PlatformReward,
  PlatformRewardDetail,
  Reward,
  RewardPreview,
  RewardSummary,
  StaffMember,
} from '../entities';
import { limits, rewardLimits } from '../limits';
import { errorCodes } from '../routes/errors';
import { rewardReturnFields, rewardStages, rewardStatuses } from '../vocabulary';
import type { Schemas } from './call';
import { filledText } from './checked';

const RewardParams = z.object({ reward: z.uuid() });
const errors = [errorCodes.conflict];

const RewardItems = z.array(z.uuid()).min(1).max(rewardLimits.items);

/** The creator's consent: the figures they have seen, and their name. */
const Signed = z.object({
  signature: z.object({ name: filledText(rewardLimits.nameLength), agreed: z.literal(true) }),
  /** As returned by the preview; if they differ from the current figures, the call returns 0409 with the new preview. */
  figures: IncomeFigures,
});

/** Requests for payment. For creators; a vendor gets 0404. */
export const rewardSchemas = {
  list: {
    summary: '自己的撥款申請，新的在前',
    query: z.object({ status: z.enum(rewardStatuses).optional() }),
    data: z.array(RewardSummary),
  },
  get: {
    summary: '一份撥款申請：勞務報酬單、進度、退回的原因',
    params: RewardParams,
    data: Reward,
  },
  preview: {
    summary: '申請這些項目會拿到多少，還缺哪些資料',
    body: z.object({ reward_items: RewardItems }),
    data: RewardPreview,
    errors,
  },
  send: {
    summary: '送出撥款申請並簽署',
    body: Signed.extend({ reward_items: RewardItems }),
    data: Reward,
    errors,
  },
  withdraw: {
    summary: '撤回還沒審核，或需要補件的申請',
    params: RewardParams,
    data: Reward,
    errors,
  },
  sendAgain: {
    summary: '補件，或更正撥款失敗的資料後，再簽署並送出',
    params: RewardParams,
    body: Signed,
    data: Reward,
    errors,
  },
} satisfies Schemas;

/** Requests for payment as the platform team works on them. */
export const platformRewardSchemas = {
  list: {
    summary: '所有撥款申請，依等誰處理分類、分頁；最早申請的在前，處理完的則是最近的在前',
    query: z.object({
      stage: z.enum(rewardStages).default('review'),
      /** Part of the creator's name, the payee's name or the number. */
      q: z.string().trim().max(rewardLimits.queryLength).default(''),
      page: z.coerce.number().int().min(1).max(limits.integer).default(1),
    }),
    data: z.array(PlatformReward),
    meta: z.object({ last_page: z.number().int(), counts: z.record(z.enum(rewardStages), z.number().int()) }),
  },
  get: {
    summary: '一份撥款申請；審核的人看得到完整的身分資料，並留下紀錄',
    params: RewardParams,
    data: PlatformRewardDetail,
  },
  linkPicture: {
    summary: '審核的人看一張證件照片的網址：一分鐘內、同一個瀏覽器、只能用一次，會留下紀錄',
    params: RewardParams.extend({ picture: z.uuid() }),
    data: z.object({ path: z.string(), expires_at: Instant }),
  },
  take: {
    summary: '開始審核；一份申請只由一個人審核',
    params: RewardParams,
    data: PlatformReward,
    errors: [errorCodes.forbidden, errorCodes.conflict],
  },
  colleagues: {
    summary: '可以接手審核的同事',
    data: z.array(StaffMember.pick({ uuid: true, name: true })),
  },
  handOver: {
    summary: '把自己審核中的申請轉給同事；對方要重新查看資料才能核准',
    params: RewardParams,
    body: z.object({ colleague: z.uuid() }),
    data: PlatformReward,
    errors: [errorCodes.conflict],
  },
  giveBack: {
    summary: '退回補件，指出要補的欄位',
    params: RewardParams,
    body: z.object({
      fields: z.array(z.enum(rewardReturnFields)).min(1).max(rewardReturnFields.length),
      note: z.string().trim().max(rewardLimits.noteLength),
    }),
    data: PlatformReward,
    errors,
  },
  approve: {
    summary: '核准：重算並凍結金額，開出勞務報酬單',
    params: RewardParams,
    data: PlatformReward,
    errors,
  },
  pay: {
    summary: '標記為已撥款；核准的人不能標記',
    params: RewardParams,
    data: PlatformReward,
    errors: [errorCodes.forbidden, errorCodes.conflict],
  },
  fail: {
    summary: '標記為撥款失敗；核准的人不能標記',
    params: RewardParams,
    body: z.object({ reason: filledText(rewardLimits.reasonLength) }),
    data: PlatformReward,
    errors: [errorCodes.forbidden, errorCodes.conflict],
  },
  payouts: {
    summary: '給銀行的撥款清單（CSV）：已核准，由別人核准，還不在其他人的清單裡',
    answers: 'file',
    data: z.null(),
    errors,
  },
  payoutResults: {
    summary: '匯入銀行的撥款結果（CSV：單號、結果、原因），逐行處理',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({}),
    data: z.array(PayoutResult),
    errors: [errorCodes.tooLarge],
  },
} satisfies Schemas;
