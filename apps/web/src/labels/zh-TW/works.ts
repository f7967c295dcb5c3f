import type { StepLabels } from '../../step/step-kind';
import type { TurnFacts } from '../facts';

type Sentence = (facts: TurnFacts) => string;

const vendor: Record<string, Sentence> = {
  locked: () => '文案都定稿之後開始。',
  todo: ({ creator }) => `等${creator}上線後回報連結。`,
  drafting: ({ creator }) => `等${creator}上線後回報連結。`,
  submitted: ({ creator }) => `${creator}回報上線了，請核對連結與文案，再決定是否通過。`,
  failed: ({ creator }) => `已退回，等${creator}修正後重新送審。`,
  changed: ({ creator }) => `作品有異動，等${creator}處理後重新送審。`,
};

const creator: Record<string, Sentence> = {
  locked: () => '文案都定稿之後，就能回報上線。',
  todo: () => '作品上線後，貼上連結與發佈文字，送出審核。',
  drafting: ({ vendor }) => `草稿只有你看得到，送審後${vendor}才會看到。`,
  submitted: ({ vendor }) => `已送審，等${vendor}確認。`,
  failed: ({ vendor }) => `${vendor}說明了原因，修正後重新送審。`,
  changed: ({ vendor }) => `${vendor}發現作品有異動，處理後重新送審。`,
};

/** Words of works going online. */
export const labels = {
  /** Whose turn it is, by status: to the vendor, to the creator. */
  turn: { vendor, creator, passed: '這個平台的作品完成了。' },
  step: {
    title: '作品上線',
    noun: '上線連結',
    empty: '還沒有回報上線',
    confirm: () => '審核通過？',
    acceptText: '通過後這個平台就完成了。',
    accepted: '審核通過',
    emptyDraft: '先填寫上線連結再送審',
  } satisfies StepLabels,
  rail: {
    passed: (count: number, total: number) => `${count}/${total}通過`,
    match: (percent: number) => `文案相同${percent}%`,
  },
  outdated: {
    title: '剛剛有了新的回報',
    text: (number: number) => `第${number}次回報剛剛送審了。先看過再決定。`,
    look: '看新的回報',
  },
  noPlatforms: '需求單寫好發佈平台後，每個平台的上線回報會出現在這裡。',
  waiting: (creator: string) => `作品上線後，${creator}會在這裡回報連結、上線時間與發佈文字。`,
  locked: '還沒輪到作品上線',
  lockedHint: '所有平台的文案都定稿之後，就能回報上線。',
  draftOnlyYou: '只有你看得到的草稿',
  sentAt: (number: number, when: string) => `第${number}次回報，${when}送審`,
  form: {
    url: '作品連結',
    urlHint: (host: string | null) => (host ? `${host}的作品網址，以https開頭` : '作品那一頁的網址，以https開頭'),
    date: '上線日期',
    time: '上線時間',
    text: '發佈文字',
    textHint: '從平台上複製整段文字貼過來，包含主題標籤。送審前就能看到和核可文案的差異。',
    textNotNeeded: '這個平台沒有核可的文案，可以留空。',
    optional: '選填',
    disclosed: '我已在作品中揭露與品牌的合作關係',
  },
  disclosure: {
    title: '廣告揭露',
    asked: (words: string) => `需求單約定：${words}`,
    found: (words: string) => `發佈文字裡有「${words}」`,
    missing: '發佈文字裡沒看到揭露用語。若用平台的付費合作標籤，請確認標籤有顯示。',
    declared: '創作者已確認揭露',
  },
  facts: { url: '作品連結', published: '上線時間', text: '發佈文字', open: '在新分頁開啟' },
  comparison: {
    title: '文案比對',
    with: (version: number) => `和核可的文案v${version}比對`,
    same: '相同',
    all: '和核可的文案完全相同',
    legend: '綠色底線是上線後多的，紅色刪除線是少的',
    none: '這個平台沒有核可的文案，不做比對。',
    waiting: '貼上發佈文字後，這裡會標出和核可文案不同的地方。',
    label: (percent: number) => `文案相同${percent}%`,
  },
  verdict: {
    passed: (when: string) => `${when}審核通過`,
    failed: (when: string) => `${when}未通過`,
    changed: (when: string) => `${when}發現上線後有異動`,
    pending: '待審核',
  },
  history: (count: number) => `先前的${count}次回報`,
  platform: '平台',
  report: (number: number) => `第${number}次回報`,
  actions: {
    submit: '送出審核',
    resubmit: '重新送審',
    pass: '審核通過',
    fail: '未通過',
    changed: '回報異動',
    unlock: '提前開放',
    save: '暫存',
    submitted: (platform: string) => `已送審${platform}的上線回報`,
    passed: (platform: string) => `${platform}審核通過`,
    failed: (platform: string) => `已退回${platform}的上線回報`,
    marked: (platform: string) => `已回報${platform}的異動`,
    unlocked: '已提前開放',
  },
  pass: {
    title: (platform: string) => `${platform}審核通過？`,
    different: (percent: number) => `文案只有${percent}%相同。`,
    open: (count: number) => `還有${count}則留言未處理。`,
    text: '通過後這個平台就完成了。',
    cancel: '再看看',
    confirm: '仍要通過',
  },
  fail: {
    title: (platform: string) => `${platform}未通過`,
    text: (creator: string) => `${creator}會收到通知，修正後重新送審。`,
    reason: '原因',
    placeholder: '例如：第一行的「與山眠合作」不見了，請補回來。',
    action: '退回修正',
  },
  changed: {
    title: (platform: string) => `${platform}上線後有異動`,
    text: (creator: string) => `通過之後，作品被修改、下架或連結失效時使用。${creator}會收到通知，處理後重新送審。`,
    reason: '發現了什麼',
    placeholder: '例如：作品已經打不開，約定保留到年底。',
    action: '通知創作者',
  },
} as const;
