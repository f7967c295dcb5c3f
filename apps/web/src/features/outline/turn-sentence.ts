export interface TurnFacts {
  status: string;
  isVendor: boolean;
  vendor: string;
  creator: string;
  version: number;
}

type Sentence = (facts: TurnFacts) => string;

const forVendor: Record<string, Sentence> = {
  locked: () => '前一步完成後開始。',
  todo: ({ creator }) => `等${creator}送出第一版大綱。`,
  drafting: ({ creator }) => `等${creator}送出第一版大綱。`,
  provided: ({ creator, version }) => `${creator}送出v${version}，請確認大綱，或提出還要改的地方。`,
  modified: ({ creator, version }) => `${creator}送出v${version}，請確認大綱，或提出還要改的地方。`,
  changes_requested: ({ creator, version }) => `已請${creator}修改，等v${version + 1}。`,
  finalised: ({ creator, version }) => `${creator}把v${version}定稿了，請驗收，或提出還要改的地方。`,
};

const forCreator: Record<string, Sentence> = {
  locked: () => '前一步完成後就能送出，現在可以先寫草稿。',
  todo: ({ vendor }) => `寫好大綱後送出v1，${vendor}才會看到。`,
  drafting: ({ vendor }) => `草稿只有你看得到，送出v1後${vendor}才會看到。`,
  provided: ({ vendor, version }) => `v${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  modified: ({ vendor, version }) => `v${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  changes_requested: ({ vendor, version }) => `${vendor}看完v${version}，請照留言修改後送出v${version + 1}。`,
  finalised: ({ vendor, version }) => `v${version}已定稿，等${vendor}驗收。`,
};

const forBoth: Record<string, Sentence> = {
  accepted: ({ version }) => `v${version}已驗收，可以接著下一步。`,
  archived: () => '這一步已封存。',
};

/** What is going on, in one sentence to the person who reads it. */
export const turnSentence = (facts: TurnFacts): string =>
  ((facts.isVendor ? forVendor : forCreator)[facts.status] ?? forBoth[facts.status])?.(facts) ?? '';
