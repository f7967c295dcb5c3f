import type { RevisionKind, RevisionOutcome } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { SchedulePart } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { ScheduleFacts } from '../facts';

const { freeMoveDays } = limits.schedule;

type Sentence = (facts: ScheduleFacts) => string;

const mine: Record<string, Sentence> = {
  draft: ({ other }) => `排好每一步的日期，提出後${other}就會收到。`,
  recalled: ({ other }) => `你收回了提案，調整好再提出給${other}。`,
  proposed: ({ other }) => `${other}提出了時程，請確認，或建議其他日期。`,
  opened: ({ other }) => `${other}提出了時程，請確認，或建議其他日期。`,
  countered: ({ other }) => `${other}建議調整日期，同意就確認，或再提你的建議。`,
  change_requested: ({ other }) => `${other}想調整日期，同意後才生效，在那之前照原本的。`,
  change_opened: ({ other }) => `${other}想調整日期，同意後才生效，在那之前照原本的。`,
};

const theirs: Record<string, Sentence> = {
  draft: ({ other }) => `等${other}提出時程，你也可以先排。`,
  recalled: ({ other }) => `${other}收回了提案，等新的日期，你也可以先提。`,
  proposed: ({ other }) => `時程已提出，等${other}確認。${other}看到之前都能收回。`,
  opened: ({ other }) => `${other}看過時程了，等確認或建議。`,
  countered: ({ other }) => `你的建議已送出，等${other}回覆。${other}看到之前都能收回。`,
  change_requested: ({ other }) => `異動已提出，等${other}同意；在那之前照原本的日期。`,
  change_opened: ({ other }) => `${other}看過異動了，等回覆；在那之前照原本的日期。`,
};

/** Words of the schedule. */
export const labels = {
  /** Whose turn it is, by status: the reader's, the other side's. */
  turn: { mine, theirs, confirmed: '雙方都確認了，各步驟照這些日期進行。' },
  title: '專案時程',
  history: '時程紀錄',
  allHistory: '看完整紀錄',
  film: '時程總覽',
  filmWords: (first: string, last: string) => `${first}到${last}的時程，每個日期列在下方`,
  today: '今天',
  restDays: '淺色的日子不是工作天',
  dates: '各步驟的日期',
  parts: {
    outline: '創意大綱',
    draft: '腳本',
    video: '影片製作',
    copywriting: '文案',
    works_upload: '作品上線',
  } satisfies Record<SchedulePart, string>,
  codes: {
    outline: functionCodes.outline,
    draft: functionCodes.scriptPages,
    video: functionCodes.video,
    copywriting: functionCodes.copyText,
    works_upload: functionCodes.worksOnline,
  } satisfies Record<SchedulePart, string>,
  pins: {
    except_date: '交',
    except_deadline: '定',
    shoot_date: '拍',
    except_a_copy_date: 'A',
    review_a_copy_date: '覆',
    except_b_copy_date: 'B',
    review_b_copy_date: '覆',
  } as Record<string, string>,
  onlinePin: '上',
  noDate: '未定',
  was: (day: string) => `原本${day}`,
  done: (day: string) => `${day}完成`,
  by: (name: string) => `${name}的日期`,
  /** Of Sunday and the days after it. */
  weekdays: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  off: (name: string) => `${name}，不是工作天`,
  after: (title: string, days: number) => (days === 0 ? `和${title}同一個工作天` : `${title}後${days}個工作天`),
  unknownYear: (year: string) => `${year}年的辦公日曆還沒公布，工作天只扣掉週六、週日`,
  planner: {
    title: '從上線日排起',
    text: '選好上線日，每一步的日期會照工作天往前推，排好後都能再調。',
    online: '預計上線',
    fill: '排好所有日期',
    again: '照這天重排',
    undo: '復原',
    filled: '已照平常的工作天排好，請看一遍再提出。',
    tight: '離上線的工作天比平常少，日期排得比較緊，請看一遍再提出。',
  },
  note: '想說的話',
  notePlaceholder: '例如：拍攝要等新品到貨，所以抓在中旬。',
  optional: '選填',
  reason: '調整的原因',
  theirNote: (name: string) => `${name}說`,
  free: {
    title: '免費調整',
    left: (count: number) => `還可以免費調整${count}次`,
    none: '免費調整用完了，之後的異動要對方同意',
    text: `確認後，每次移動一個日期、最多${freeMoveDays}個工作天，不用等對方同意。`,
    before: `雙方確認後，有${limits.schedule.freeChanges}次免費調整：每次移動一個日期、最多${freeMoveDays}個工作天，不用等對方同意。`,
    use: '使用1次免費調整，馬上生效',
    cannot: `移動一個日期、最多${freeMoveDays}個工作天，才能免費調整；這次要對方同意。`,
  },
  conflict: {
    title: '這份時程在別處改過了',
    text: '你在另一個視窗或裝置也排了日期，請選要留下哪一份。',
    mine: '留下這裡的',
    theirs: '改用較新的',
  },
  actions: {
    propose: '提出時程',
    counter: '送出建議',
    change: '申請異動',
    move: '調整日期',
    confirm: '確認時程',
    agree: '同意異動',
    suggest: '建議調整',
    goOn: '繼續調整',
    edit: '調整日期',
    decline: '不同意',
    recall: '收回',
    cancel: '先不調整',
    shift: '順延日期',
  },
  told: {
    propose: '已提出時程',
    counter: '已送出建議',
    request_change: '已申請異動',
    move: '已調整日期',
    confirm: '已確認時程',
    decline: '維持原本的日期',
    recall: '已收回',
    shift: '已順延日期',
  },
  changedMeanwhile: '對方剛剛改了時程，請再看一次',
  check: (count: number) => `有${count}個地方要調整`,
  declineDialog: {
    title: '維持原本的日期？',
    text: (name: string) => `${name}會收到通知，可以附上原因。`,
    field: '原因',
    action: '不同意異動',
  },
  shift: {
    title: (name: string, days: number) => `${name}晚了${days}個工作天，你後面的日期可以跟著順延`,
    text: '按一下就生效，不會用掉免費調整。',
    list: '順延後的日期',
  },
  historyHint: '每一次提出、調整與回覆，都留在這裡。',
  noHistory: '還沒有人提出時程',
  noHistoryHint: '創作者或廠商提出日期後，會記在這裡。',
  back: '回專案時程',
  path: '路徑',
  projects: '專案管理',
  kinds: {
    proposal: '提出時程',
    counter: '建議調整',
    change: '申請異動',
    move: '免費調整',
    shift: '順延日期',
  } satisfies Record<RevisionKind, string>,
  outcomes: {
    pending: '等待回覆',
    confirmed: '已確認',
    countered: '對方建議調整',
    declined: '未同意',
    recalled: '已收回',
  } satisfies Record<RevisionOutcome, string>,
  number: (number: number) => `第${number}次`,
  answered: (name: string, when: string) => `${name}於${when}回覆`,
  changes: (count: number) => `${count}個日期`,
  columns: { item: '項目', date: '日期', from: '原本', to: '改為' },
  lost: (name: string, title: string, days: number) => `${name}的${title}晚了${days}個工作天`,
} as const;
