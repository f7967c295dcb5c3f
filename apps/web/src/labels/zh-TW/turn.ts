import type { ReviewFacts } from '../facts';

type Sentence = (facts: ReviewFacts) => string;

const vendor: Record<string, Sentence> = {
  locked: () => '前一步完成後開始。',
  todo: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  drafting: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  provided: ({ creator, version, noun }) => `${creator}送出${version}，請確認${noun}，或提出還要改的地方。`,
  modified: ({ creator, version, noun }) => `${creator}送出${version}，請確認${noun}，或提出還要改的地方。`,
  changes_requested: ({ creator, next }) => `已請${creator}修改，等${next}。`,
  reopen_requested: ({ creator, noun, version }) => `已請${creator}同意重新開啟${noun}，回覆之前照${version}。`,
  finalised: ({ creator, version }) => `${creator}把${version}定稿了，請驗收，或提出還要改的地方。`,
};

const creator: Record<string, Sentence> = {
  locked: () => '前一步完成後就能送出，現在可以先寫草稿。',
  todo: ({ vendor, noun, first }) => `寫好${noun}後送出${first}，${vendor}才會看到。`,
  drafting: ({ vendor, first }) => `草稿只有你看得到，送出${first}後${vendor}才會看到。`,
  provided: ({ vendor, version }) => `${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  modified: ({ vendor, version }) => `${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  changes_requested: ({ vendor, version, next }) => `${vendor}看完${version}，請照留言修改後送出${next}。`,
  reopen_requested: ({ vendor, noun, version }) => `${vendor}想重新開啟${noun}，原因在留言裡。同意之前照${version}。`,
  finalised: ({ vendor, version }) => `${version}已定稿，等${vendor}驗收。`,
};

const both: Record<string, Sentence> = {
  accepted: ({ version }) => `${version}已驗收，可以接著下一步。`,
  archived: () => '這一步已移出流程，需要時可以復原。',
  skipped: () => '這次合作免提供。',
};

/** Whose turn it is at a reviewed step, by its status: to the vendor, to the creator, to both. */
export const turnSentences = { vendor, creator, both };
