/** Kinds of income a 勞務報酬單 declares, by the codes of the tax form. */
export const incomeKinds = ['9A', '9B', '50', '92'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

export const incomeKindTitles: Readonly<Record<IncomeKind, string>> = {
  '9A': '執行業務所得',
  '9B': '稿費、版稅、演講鐘點費',
  '50': '薪資所得',
  '92': '其他所得',
};

/** Reasons the platform owes a creator something. */
export const rewardItemKinds = ['trial_bonus', 'invitation_bonus', 'task_fee'] as const;
export type RewardItemKind = (typeof rewardItemKinds)[number];

export const rewardItemTitles: Readonly<Record<RewardItemKind, string>> = {
  trial_bonus: '創作者體驗金',
  invitation_bonus: '邀請獎金',
  task_fee: '任務酬勞',
};

/** Statuses of an item. `unclaimed`: it can be requested. `claimed`: a request holds it. */
export const rewardItemStatuses = ['unclaimed', 'claimed', 'paid', 'expired'] as const;
export type RewardItemStatus = (typeof rewardItemStatuses)[number];

/** Who pays an item: the platform on request, or the vendor directly once the project is closed. */
export const rewardPayers = ['platform', 'vendor'] as const;
export type RewardPayer = (typeof rewardPayers)[number];

/**
 * The kind of income requests for payment are declared as: items are earned by making sponsored content, which counts as
 * professional practice.
 */
export const rewardIncomeKind: IncomeKind = '9A';

/**
 * Statuses of a creator's invitation of a vendor. `joined`: the vendor has answered it. `rewarded`: the bonus for
 * it is granted.
 */
export const invitationBonusStatuses = ['none', 'invited', 'joined', 'rewarded', 'lapsed'] as const;
export type InvitationBonusStatus = (typeof invitationBonusStatuses)[number];

/** Statuses of a request for payment. */
export const rewardStatuses = [
  'requested',
  'reviewing',
  'returned',
  'approved',
  'paid',
  'failed',
  'withdrawn',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

export const rewardStatusTitles: Readonly<Record<RewardStatus, string>> = {
  requested: '已申請',
  reviewing: '審核中',
  returned: '需補件',
  approved: '已核准（待撥款）',
  paid: '已撥款',
  failed: '撥款失敗',
  withdrawn: '已撤回',
};

/** Stages of the platform team's queue, by whom a request is waiting for. */
export const rewardStages = ['review', 'creator', 'payout', 'done'] as const;
export type RewardStage = (typeof rewardStages)[number];

export const statusesOfStage = {
  review: ['requested', 'reviewing'],
  creator: ['returned', 'failed'],
  payout: ['approved'],
  done: ['paid', 'withdrawn'],
} as const satisfies Record<RewardStage, readonly RewardStatus[]>;

/** Kinds of identity papers. Only `native` has an ID number; the others have a passport and a residence permit. */
export const nationalityStatuses = ['native', 'native_abroad', 'other'] as const;
export type NationalityStatus = (typeof nationalityStatuses)[number];

export const nationalityTitles: Readonly<Record<NationalityStatus, string>> = {
  native: '本國籍',
  native_abroad: '本國籍，旅居海外',
  other: '外國籍',
};

/** Pictures in service data. Without an ID card, front and back are the passport and the residence permit. */
export const servicePictureKinds = ['id_front_image', 'id_back_image', 'bank_account_image', 'union_image'] as const;
export type ServicePictureKind = (typeof servicePictureKinds)[number];

/** Fields of service data shown in full only after re-authentication, and masked everywhere else. */
export const maskedFields = [
  'date_of_birth',
  'id_no',
  'residence_permit_no',
  'residence_address',
  'contact_address',
  'contact_no',
  'mobile_no',
  'bank_account',
] as const;
export type MaskedField = (typeof maskedFields)[number];

export const isMaskedField = (name: string): name is MaskedField => maskedFields.some((one) => one === name);
