export interface TurnFacts {
  status: string;
  isVendor: boolean;
  vendor: string;
  creator: string;
  version: number;
}

type Sentence = (facts: TurnFacts & { noun: string }) => string;

const forVendor: Record<string, Sentence> = {
  locked: () => '前一步完成後開始。',
  todo: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  drafting: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  provided: ({ creator, version, noun }) => `${creator}送出v${version}，請確認${noun}，或提出還要改的地方。`,
  modified: ({ creator, version, noun }) => `${creator}送出v${version}，請確認${noun}，或提出還要改的地方。`,
  changes_requested: ({ creator, version }) => `已請${creator}修改，等v${version + 1}。`,
  finalised: ({ creator, version }) => `${creator}把v${version}定稿了，請驗收，或提出還要改的地方。`,
};

const forCreator: Record<string, Sentence> = {
  locked: () => '前一步完成後就能送出，現在可以先寫草稿。',
  todo: ({ vendor, noun }) => `寫好${noun}後送出v1，${vendor}才會看到。`,
  drafting: ({ vendor }) => `草稿只有你看得到，送出v1後${vendor}才會看到。`,
  provided: ({ vendor, version }) => `v${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  modified: ({ vendor, version }) => `v${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  changes_requested: ({ vendor, version }) => `${vendor}看完v${version}，請照留言修改後送出v${version + 1}。`,
  finalised: ({ vendor, version }) => `v${version}已定稿，等${vendor}驗收。`,
};

const forBoth: Record<string, Sentence> = {
  accepted: ({ version }) => `v${version}已驗收，可以接著下一步。`,
  archived: () => '這一步已移出流程，需要時可以復原。',
  skipped: () => '這次合作免提供。',
};

/**
 * What is going on at a step that is reviewed, in one sentence to the person who reads it.
 *
 * @param noun What is written, after a verb: 大綱.
 */
export const reviewSentence =
  (noun: string) =>
  (facts: TurnFacts): string =>
    ((facts.isVendor ? forVendor : forCreator)[facts.status] ?? forBoth[facts.status])?.({ ...facts, noun }) ?? '';
