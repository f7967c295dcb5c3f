import type { TurnFacts } from '../../step/page/turn-sentence';

type Sentence = (facts: TurnFacts) => string;

const forVendor: Record<string, Sentence> = {
  todo: ({ creator }) => `填好需求單後送出，${creator}才會看到。`,
  drafting: ({ creator }) => `草稿只有你看得到，送出v1後${creator}才會看到。`,
  provided: ({ creator, version }) => `v${version}已送出，等${creator}確認。要更新時，改好再送一版。`,
  modified: ({ creator, version }) => `已更新為v${version}，等${creator}確認。`,
  acknowledged: ({ creator, version }) => `${creator}已確認v${version}。要更新時，改好再送一版。`,
};

const forCreator: Record<string, Sentence> = {
  todo: ({ vendor }) => `等${vendor}提供需求單。`,
  drafting: ({ vendor }) => `等${vendor}提供需求單。`,
  provided: ({ vendor, version }) => `${vendor}提供了v${version}，請確認需求，有疑問就留言。`,
  modified: ({ vendor, version }) => `${vendor}更新為v${version}，請看過修改的地方再確認。`,
  acknowledged: ({ version }) => `你已確認v${version}，可以接著下一步。`,
};

/** What is going on with a demand form, in one sentence to the person who reads it. */
export const briefSentence = (facts: TurnFacts): string =>
  facts.status === 'archived'
    ? '需求單已移出流程，廠商可以復原。'
    : ((facts.isVendor ? forVendor : forCreator)[facts.status]?.(facts) ?? '');
