import { labels } from '#labels/step';

export interface TurnFacts {
  status: string;
  isVendor: boolean;
  vendor: string;
  creator: string;
  version: number;
}

export interface SentenceOptions {
  /** What a version is called. @default v2 */
  version?: (number: number) => string;
  /** What to say to the creator instead, by status. */
  creator?: Readonly<Record<string, Sentence>>;
}

type Sentence = (facts: Words) => string;

interface Words extends Omit<TurnFacts, 'version'> {
  noun: string;
  /** Name of the version, and of the one after it. */
  version: string;
  next: string;
  first: string;
}

const forVendor: Record<string, Sentence> = {
  locked: () => '前一步完成後開始。',
  todo: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  drafting: ({ creator, noun }) => `等${creator}送出第一版${noun}。`,
  provided: ({ creator, version, noun }) => `${creator}送出${version}，請確認${noun}，或提出還要改的地方。`,
  modified: ({ creator, version, noun }) => `${creator}送出${version}，請確認${noun}，或提出還要改的地方。`,
  changes_requested: ({ creator, next }) => `已請${creator}修改，等${next}。`,
  reopen_requested: ({ creator, noun, version }) => `已請${creator}同意重新開啟${noun}，回覆之前照${version}。`,
  finalised: ({ creator, version }) => `${creator}把${version}定稿了，請驗收，或提出還要改的地方。`,
};

const forCreator: Record<string, Sentence> = {
  locked: () => '前一步完成後就能送出，現在可以先寫草稿。',
  todo: ({ vendor, noun, first }) => `寫好${noun}後送出${first}，${vendor}才會看到。`,
  drafting: ({ vendor, first }) => `草稿只有你看得到，送出${first}後${vendor}才會看到。`,
  provided: ({ vendor, version }) => `${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  modified: ({ vendor, version }) => `${version}已送出，等${vendor}確認。想到要補的，可以再送一版。`,
  changes_requested: ({ vendor, version, next }) => `${vendor}看完${version}，請照留言修改後送出${next}。`,
  reopen_requested: ({ vendor, noun, version }) => `${vendor}想重新開啟${noun}，原因在留言裡。同意之前照${version}。`,
  finalised: ({ vendor, version }) => `${version}已定稿，等${vendor}驗收。`,
};

const forBoth: Record<string, Sentence> = {
  accepted: ({ version }) => `${version}已驗收，可以接著下一步。`,
  archived: () => '這一步已移出流程，需要時可以復原。',
  skipped: () => '這次合作免提供。',
};

/**
 * What is going on at a step that is reviewed, in one sentence to the person who reads it.
 *
 * @param noun What is written, after a verb: 大綱.
 */
export const reviewSentence =
  (noun: string, { version: nameOf = labels.version, creator = {} }: SentenceOptions = {}) =>
  (facts: TurnFacts): string => {
    const own = facts.isVendor ? forVendor : { ...forCreator, ...creator };
    const names = { version: nameOf(facts.version), next: nameOf(facts.version + 1), first: nameOf(1) };
    return (own[facts.status] ?? forBoth[facts.status])?.({ ...facts, noun, ...names }) ?? '';
  };
