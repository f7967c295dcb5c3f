import { type ActionCode, actionCodes } from '@paidang/contract/vocabulary';
import type { ActivityFacts } from '../facts';

type Sentence = (facts: ActivityFacts) => string;

/** By action code. */
const words: Partial<Record<ActionCode, Sentence>> = {
  [actionCodes.provided]: ({ title, version }) => `送出了${title}${version}`,
  [actionCodes.modified]: ({ title, version }) => `更新了${title}${version}`,
  [actionCodes.archived]: ({ title, segment }) => `封存了${title}${segment}`,
  [actionCodes.commented]: ({ title, segment }) => `在${title}${segment}留言`,
  [actionCodes.approved]: ({ title, version }) => `驗收了${title}${version}`,
  [actionCodes.scheduleConfirmed]: () => '確認了專案時程',
  [actionCodes.opened]: ({ title }) => `提前開放了${title}`,
  [actionCodes.replied]: ({ title, segment }) => `在${title}${segment}回覆了留言`,
  [actionCodes.copyCompared]: () => '完成了文案比對',
  [actionCodes.invited]: () => '發出了合作邀請',
  [actionCodes.joined]: () => '加入了專案',
  [actionCodes.failedReview]: ({ title, version, creator }) => `請${creator}修改${title}${version}`,
  [actionCodes.transcoded]: () => '完成了影片轉檔',
  [actionCodes.reportRequested]: ({ creator }) => `請${creator}提供結案報告`,
  [actionCodes.reportUpdateRequested]: ({ creator }) => `請${creator}更新結案報告`,
  [actionCodes.transcodeFailed]: () => '沒能完成影片轉檔，請重新上傳',
  [actionCodes.proposalOpened]: () => '開啟了專案提案',
};

/** What one code says of several actions. */
const byAction: Readonly<Record<string, Sentence>> = {
  finalise: ({ title, version }) => `定稿了${title}${version}`,
  reopen: ({ title }) => `重新開啟了${title}`,
  recover: ({ title }) => `復原了${title}`,
  closed: () => '結束了專案',
  cancelled: () => '取消了合作',
  recover_segment: ({ title, segment }) => `復原了${title}${segment}`,
};

/** Areas that call their moves otherwise. */
const special: Readonly<Record<string, Sentence>> = {
  '1-010-02': () => '修改了專案資料',
  '1-010-07': () => '開啟了專案',
  '2-010-07': () => '開啟了專案',
  '3-010-02': () => '把專案帶進結案階段',
  '1-010-03': () => '結束了專案',
  '2-010-03': () => '結束了專案',
  '3-010-03': () => '結束了專案',
  '1-010-14': () => '提出取消合作',
  '1-010-06': () => '同意取消合作',
  '1-010-08': () => '不同意取消合作',
  '1-010-15': () => '收回了取消合作的申請',
  '2-010-14': () => '提出取消合作',
  '2-010-06': () => '同意取消合作',
  '2-010-08': () => '不同意取消合作',
  '2-010-15': () => '收回了取消合作的申請',
  '3-010-07': () => '重新開啟了專案',
  '1-010-11': () => '建立了專案',
  '1-010-12': () => '婉拒了邀請',
  '2-010-12': () => '婉拒了邀請',
  '2-020-05': ({ title, version }) => `確認了${title}${version}`,
  '2-020-12': ({ title, version }) => `收回了${title}${version}的確認`,
  '1-080-07': ({ title }) => `開啟了${title}`,
  '1-080-05': ({ title }) => `確認了${title}`,
  '3-080-05': ({ title }) => `確認了${title}`,
  '2-070-01': ({ title }) => `回報了${title}`,
  '2-070-02': ({ title }) => `更新了${title}的回報`,
  '1-070-02': ({ title }) => `回報${title}的作品有異動`,
  '1-070-05': ({ title }) => `審核通過了${title}`,
  '1-070-12': ({ title, creator }) => `退回了${title}，請${creator}修正`,
};

/** What reviewed steps make of codes that say another thing elsewhere, by who said it. */
const reviewed: Readonly<Record<string, Sentence>> = {
  '1-14': ({ title, creator }) => `請${creator}同意重新開啟${title}`,
  '2-06': ({ title }) => `同意重新開啟${title}`,
  '2-12': ({ title }) => `不同意重新開啟${title}`,
};

/** The schedule's dates are suggested and asked for, where texts are answered and revised. */
const schedule: typeof words = {
  [actionCodes.provided]: ({ title }) => `提出了${title}`,
  [actionCodes.modified]: ({ title }) => `調整了${title}`,
  [actionCodes.replied]: ({ title }) => `建議調整${title}`,
  [actionCodes.failedReview]: ({ title }) => `不同意異動${title}`,
};

/** What somebody did, to put after the name. */
export const labels = {
  words,
  byAction,
  special,
  reviewed,
  schedule,
  other: ({ title }: ActivityFacts) => `更新了${title}`,
  project: '專案',
  onPlatform: (step: string, platform: string) => `${step}・${platform}`,
  segment: (number: number) => `第${number}段`,
  you: '你',
  creator: '創作者',
};
