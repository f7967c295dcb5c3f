import type { TurnFacts } from '../../step/page/turn-sentence';

type Sentence = (facts: TurnFacts) => string;

const forVendor: Record<string, Sentence> = {
  locked: () => '文案都定稿之後開始。',
  todo: ({ creator }) => `等${creator}上線後回報連結。`,
  drafting: ({ creator }) => `等${creator}上線後回報連結。`,
  submitted: ({ creator }) => `${creator}回報上線了，請核對連結與文案，再決定是否通過。`,
  failed: ({ creator }) => `已退回，等${creator}修正後重新送審。`,
  changed: ({ creator }) => `作品有異動，等${creator}處理後重新送審。`,
};

const forCreator: Record<string, Sentence> = {
  locked: () => '文案都定稿之後，就能回報上線。',
  todo: () => '作品上線後，貼上連結與發佈文字，送出審核。',
  drafting: ({ vendor }) => `草稿只有你看得到，送審後${vendor}才會看到。`,
  submitted: ({ vendor }) => `已送審，等${vendor}確認。`,
  failed: ({ vendor }) => `${vendor}說明了原因，修正後重新送審。`,
  changed: ({ vendor }) => `${vendor}發現作品有異動，處理後重新送審。`,
};

/** What is going on at one platform's work, to the person who reads it. */
export function worksSentence(facts: TurnFacts): string {
  if (facts.status === 'passed') return '這個平台的作品完成了。';
  return (facts.isVendor ? forVendor : forCreator)[facts.status]?.(facts) ?? '';
}
