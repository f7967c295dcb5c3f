import type { PlatformRewardDetail, Reward, RewardItem } from '@paidang/contract/entities';
import { incomeOf } from '@paidang/contract/income';

const item: RewardItem = {
  uuid: '0199a000-0000-7000-8000-000000000021',
  kind: 'trial_bonus',
  status: 'unclaimed',
  payer: 'platform',
  amount: 1000,
  title: '創作者體驗金',
  project: null,
  task: null,
  granted_at: '2026-12-02T04:00:00Z',
  expires_at: '2027-12-02T04:00:00Z',
  reward_uuid: null,
};

/** Earnings of the test creator. */
export const rewardItems = {
  trial: item,
  fee: {
    ...item,
    uuid: '0199a000-0000-7000-8000-000000000022',
    kind: 'task_fee',
    amount: 26_000,
    title: '任務酬勞：旅行睡眠組｜京都三日',
    project: { uuid: '0199a000-0000-7000-8000-000000000003', name: '旅行睡眠組' },
    granted_at: '2026-11-30T04:00:00Z',
    expires_at: null,
  },
  invitation: {
    ...item,
    uuid: '0199a000-0000-7000-8000-000000000023',
    kind: 'invitation_bonus',
    amount: 500,
    title: '邀請獎金：小鹿出門中',
    expires_at: '2027-02-28T04:00:00Z',
  },
  ofVendor: {
    ...item,
    uuid: '0199a000-0000-7000-8000-000000000024',
    kind: 'task_fee',
    payer: 'vendor',
    amount: 12_000,
    title: '任務酬勞：夜間修護精華・開箱影片',
    project: { uuid: '0199a000-0000-7000-8000-000000000003', name: '夜間修護精華' },
    task: { uuid: '0199a000-0000-7000-8000-000000000004', index: 0 },
    expires_at: null,
  },
} as const satisfies Record<string, RewardItem>;

const uuid = '0199a000-0000-7000-8000-000000000031';

/** A payment request for 27,000 that is waiting for review. */
export const reward: Reward = {
  uuid,
  number: null,
  status: 'requested',
  gross: 27_000,
  net: 23_730,
  titles: [rewardItems.fee.title, rewardItems.trial.title],
  requested_at: '2026-12-04T06:32:00Z',
  pays_on: null,
  paid_at: null,
  items: [rewardItems.fee, rewardItems.trial].map((one) => ({ ...one, status: 'claimed', reward_uuid: uuid })),
  statement: {
    number: null,
    date: '2026-12-07',
    payer: { name: '拍檔', tax_id: '12345675', address: '台北市' },
    payee: {
      name: '陳澄宇',
      nationality_status: 'native',
      id_no: 'A12*****89',
      address: '台北市大同區***',
      phone: '0912***678',
      is_union_insured: false,
      bank_name: '示範商業銀行',
      branch_name: '松江分行',
      bank_code: '909',
      branch_code: '0017',
      account_name: '陳澄宇',
      bank_account: '********4821',
    },
    period: { from: '2026-10-02', to: '2026-12-02' },
    lines: [rewardItems.fee, rewardItems.trial].map(({ title, amount }) => ({ title, amount })),
    figures: incomeOf({ gross: 27_000, kind: '9A', isResident: true, isUnionInsured: false, paidOn: '2026-12-07' }),
    signature: null,
  },
  signature: { name: '陳澄宇', at: '2026-12-04T06:32:00Z', ip: '203.0.113.7', digest: 'a'.repeat(64) },
  returned: null,
  failure: null,
  history: [{ status: 'requested', at: '2026-12-04T06:32:00Z' }],
  allowed: ['withdraw'],
};

const { items: _, allowed: __, history, ...common } = reward;

/** The same request as the platform team sees it; not taken yet. */
export const queuedReward: PlatformRewardDetail = {
  ...common,
  creator: {
    uuid: '0199a000-0000-7000-8000-000000000002',
    role: 'Creator',
    name: '阿澄',
    company_name: '',
    avatar: null,
  },
  payee_name: '陳澄宇',
  taken_by: null,
  allowed: ['take'],
  history: history.map((move) => ({ ...move, by: null })),
  service_data: null,
  pictures: [],
};
