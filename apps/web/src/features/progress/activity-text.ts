import type { Activity } from '@paidang/contract/entities';
import {
  type ActionCode,
  actionCodes,
  type FunctionCode,
  functionCodes,
  functionTitles,
} from '@paidang/contract/vocabulary';

type Words = (title: string, version: string) => string;

const words: Partial<Record<ActionCode, Words>> = {
  [actionCodes.provided]: (title, version) => `送出了${title}${version}`,
  [actionCodes.modified]: (title, version) => `更新了${title}${version}`,
  [actionCodes.archived]: (title) => `封存了${title}`,
  [actionCodes.commented]: (title) => `在${title}留言`,
  [actionCodes.approved]: (title, version) => `驗收了${title}${version}`,
  [actionCodes.scheduleConfirmed]: () => '確認了專案時程',
  [actionCodes.opened]: (title) => `開啟了${title}`,
  [actionCodes.replied]: (title) => `在${title}回覆了留言`,
  [actionCodes.copyCompared]: () => '完成了文案比對',
  [actionCodes.invited]: () => '發出了合作邀請',
  [actionCodes.joined]: () => '加入了專案',
  [actionCodes.failedReview]: (title, version) => `請對方修改${title}${version}`,
  [actionCodes.transcoded]: () => '影片轉檔完成',
  [actionCodes.reportRequested]: () => '請對方提供結案報告',
  [actionCodes.reportUpdateRequested]: () => '請對方更新結案報告',
  [actionCodes.transcodeFailed]: () => '影片轉檔失敗',
  [actionCodes.proposalOpened]: () => '開啟了專案提案',
};

/** What works going online call their moves. */
const special: Readonly<Record<string, Words>> = {
  '2-070-01': (title) => `回報了${title}`,
  '2-070-02': (title) => `更新了${title}的回報`,
  '1-070-02': (title) => `回報${title}的貼文有異動`,
  '1-070-05': (title) => `審核通過了${title}`,
  '1-070-12': (title) => `退回了${title}，請對方修正`,
};

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos } = functionCodes;
const reviewed: readonly string[] = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos];

/** What reviewed steps make of codes that say another thing elsewhere, by who said it. */
const reviewWords: Readonly<Record<string, Words>> = {
  '1-14': (title) => `請對方同意重新開啟${title}`,
  '2-06': (title) => `同意重新開啟${title}`,
  '2-12': (title) => `不同意重新開啟${title}`,
};

/** The schedule's dates are suggested and asked for, where texts are answered and revised. */
const scheduleWords: typeof words = {
  [actionCodes.provided]: (title) => `提出了${title}`,
  [actionCodes.modified]: (title) => `調整了${title}`,
  [actionCodes.replied]: (title) => `建議調整${title}`,
  [actionCodes.failedReview]: (title) => `不同意異動${title}`,
};

/**
 * What somebody did, to put after the name.
 *
 * @example activityText({ code: '2-030-01', version: 1, platform_title: null }) // '送出了創意大綱 v1'
 */
export function activityText({
  code,
  version,
  platform_title: platform,
}: Pick<Activity, 'code' | 'version' | 'platform_title'>): string {
  const [identity = '', area = '', action = ''] = code.split('-');
  const isReviewed = reviewed.includes(area);
  const step = functionTitles[area as FunctionCode] ?? '專案';
  const title = platform ? `${step}・${platform}` : step;
  const own = area === functionCodes.schedule ? scheduleWords : {};
  const write =
    special[code] ??
    (isReviewed ? reviewWords[`${identity}-${action}`] : undefined) ??
    own[action as ActionCode] ??
    words[action as ActionCode];
  return write ? write(title, version ? ` v${version}` : '') : `更新了${title}`;
}
