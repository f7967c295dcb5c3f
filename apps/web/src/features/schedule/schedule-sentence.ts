export interface ScheduleFacts {
  status: string;
  /** It is the reader's move. */
  isMine: boolean;
  /** The other side. */
  other: string;
}

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

/** Where a schedule stands, in one sentence to the person who reads it. */
export const scheduleSentence = (facts: ScheduleFacts): string => {
  if (facts.status === 'confirmed') return '雙方都確認了，各步驟照這些日期進行。';
  return (facts.isMine ? mine : theirs)[facts.status]?.(facts) ?? '';
};
