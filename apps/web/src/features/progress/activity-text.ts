import type { Activity } from '@paidang/contract/entities';
import { functionTitle } from '@paidang/contract/steps';
import {
  type ActionCode,
  actionCodes,
  type FunctionCode,
  functionCodes,
  isVendor,
  type Role,
} from '@paidang/contract/vocabulary';
import { versionWord } from '../../step/version-word';

interface Facts {
  title: string;
  /** Name of the version with a space before it, `''` without one. */
  version: string;
  /** Segment of a script, `''` for all of it. */
  segment: string;
  /** The creator, to whoever reads it. */
  creator: string;
}
type Words = (facts: Facts) => string;

const words: Partial<Record<ActionCode, Words>> = {
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
const byAction: Readonly<Record<string, Words>> = {
  finalise: ({ title, version }) => `定稿了${title}${version}`,
  reopen: ({ title }) => `重新開啟了${title}`,
  recover: ({ title }) => `復原了${title}`,
  recover_segment: ({ title, segment }) => `復原了${title}${segment}`,
};

/** Areas that call their moves otherwise. */
const special: Readonly<Record<string, Words>> = {
  '1-010-07': () => '開啟了專案',
  '2-010-07': () => '開啟了專案',
  '3-010-02': () => '把專案帶進結案階段',
  '1-010-03': () => '結束了專案',
  '2-010-03': () => '結束了專案',
  '3-010-03': () => '結束了專案',
  '1-010-11': () => '建立了專案',
  '1-010-12': () => '婉拒了邀請',
  '2-010-12': () => '婉拒了邀請',
  '2-020-05': ({ title, version }) => `確認了${title}${version}`,
  '1-080-07': ({ title }) => `開啟了${title}`,
  '1-080-05': ({ title }) => `確認了${title}`,
  '3-080-05': ({ title }) => `確認了${title}`,
  '2-070-01': ({ title }) => `回報了${title}`,
  '2-070-02': ({ title }) => `更新了${title}的回報`,
  '1-070-02': ({ title }) => `回報${title}的作品有異動`,
  '1-070-05': ({ title }) => `審核通過了${title}`,
  '1-070-12': ({ title, creator }) => `退回了${title}，請${creator}修正`,
};

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos } = functionCodes;
const reviewed: readonly string[] = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos];

/** What reviewed steps make of codes that say another thing elsewhere, by who said it. */
const reviewWords: Readonly<Record<string, Words>> = {
  '1-14': ({ title, creator }) => `請${creator}同意重新開啟${title}`,
  '2-06': ({ title }) => `同意重新開啟${title}`,
  '2-12': ({ title }) => `不同意重新開啟${title}`,
};

/** The schedule's dates are suggested and asked for, where texts are answered and revised. */
const scheduleWords: typeof words = {
  [actionCodes.provided]: ({ title }) => `提出了${title}`,
  [actionCodes.modified]: ({ title }) => `調整了${title}`,
  [actionCodes.replied]: ({ title }) => `建議調整${title}`,
  [actionCodes.failedReview]: ({ title }) => `不同意異動${title}`,
};

type Told = Pick<Activity, 'code' | 'version' | 'platform_title' | 'action' | 'ordering'>;

/**
 * What somebody did, to put after the name, as the reader is concerned.
 *
 * @example activityText({ code: '2-030-01', version: 1, platform_title: null, action: 'send', ordering: null }) // '送出了創意大綱 v1'
 */
export function activityText({ code, version, platform_title, action, ordering }: Told, reader?: Role): string {
  const [identity = '', area = '', act = ''] = code.split('-');
  const step = area === functionCodes.case ? '專案' : functionTitle(area as FunctionCode) || '專案';
  const facts: Facts = {
    title: platform_title ? `${step}・${platform_title}` : step,
    version: version ? ` ${versionWord(area as FunctionCode, version)}` : '',
    segment: ordering === null ? '' : `第${ordering}段`,
    creator: reader && !isVendor(reader) ? '你' : '創作者',
  };
  const isSchedule = area === functionCodes.schedule;
  const write =
    special[code] ??
    (reviewed.includes(area) ? reviewWords[`${identity}-${act}`] : undefined) ??
    (isSchedule ? scheduleWords[act as ActionCode] : byAction[action ?? '']) ??
    words[act as ActionCode];
  return write?.(facts) ?? `更新了${facts.title}`;
}
