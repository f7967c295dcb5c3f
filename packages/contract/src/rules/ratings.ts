import { ratingLimits } from '../limits';
import { messages, tooLong } from './messages';

/** `copartner` rates the other side of a project, `website` the product. */
export const questionnaireTypes = ['copartner', 'website'] as const;
export type QuestionnaireType = (typeof questionnaireTypes)[number];

/** All questions of the questionnaires. */
export const ratingKeys = [
  'creative-freedom',
  'communication',
  'modify-opinion',
  'achievement',
  'cooperation',
  'cooperation-fee',
  'experience',
  'cooperate-again',
  'comment',
] as const;
export type RatingKey = (typeof ratingKeys)[number];

/** Answers by question. */
type Answers = { readonly [Key in RatingKey]?: number | string | undefined };

export interface RatingOption {
  readonly text: string;
  readonly value: number;
}

/** The side that answers. */
type RatingSide = 'vendor' | 'creator';

export interface RatingQuestion {
  readonly key: RatingKey;
  /** `answer` is optional free text. */
  readonly type: 'choice' | 'answer';
  readonly question: string;
  /** Of a choice question. */
  readonly options: readonly RatingOption[];
  readonly user: RatingSide;
}

export interface Questionnaire {
  readonly type: QuestionnaireType;
  /** Position among the questionnaires, from 0. */
  readonly index: number;
  readonly pages: readonly { readonly qa: readonly RatingQuestion[] }[];
}

const scale: readonly RatingOption[] = ['非常不滿意', '不滿意', '普通', '滿意', '非常滿意'].map((text, index) => ({
  text,
  value: ratingLimits.min + index,
}));

const again: readonly RatingOption[] = [
  { text: '願意', value: 1 },
  { text: '不願意', value: 2 },
  { text: '再考慮', value: 3 },
];

const scaleQuestions: Readonly<
  Record<QuestionnaireType, Readonly<Record<RatingSide, readonly [RatingKey, string][]>>>
> = {
  copartner: {
    creator: [
      ['creative-freedom', '廠商給你的創作空間'],
      ['communication', '與廠商溝通的順暢程度'],
      ['modify-opinion', '廠商的修改意見是否清楚、合理'],
    ],
    vendor: [
      ['achievement', '作品的成效'],
      ['communication', '與創作者溝通的順暢程度'],
      ['cooperation', '創作者的配合程度'],
      ['cooperation-fee', '合作費用是否合理'],
    ],
  },
  website: {
    creator: [['experience', '使用拍檔的整體感受']],
    vendor: [['experience', '使用拍檔的整體感受']],
  },
};

const againQuestion: Readonly<Record<QuestionnaireType, string>> = {
  copartner: '是否願意再次合作？',
  website: '是否願意再次使用拍檔合作？',
};

/** The questions for one side. @example questionnaire('copartner', 'creator').pages[0].qa[0].key // 'creative-freedom' */
export function questionnaire(type: QuestionnaireType, user: RatingSide): Questionnaire {
  const scales = scaleQuestions[type][user].map(
    ([key, question]): RatingQuestion => ({ key, type: 'choice', question, options: scale, user }),
  );
  const closing: RatingQuestion[] = [
    { key: 'cooperate-again', type: 'choice', question: againQuestion[type], options: again, user },
    { key: 'comment', type: 'answer', question: '還有什麼想說的？', options: [], user },
  ];
  return { type, index: questionnaireTypes.indexOf(type), pages: [{ qa: scales }, { qa: closing }] };
}

const questionsOf = ({ pages }: Questionnaire): readonly RatingQuestion[] => pages.flatMap(({ qa }) => qa);

function answerProblem({ type, options }: RatingQuestion, answer: number | string | undefined): string | null {
  if (type === 'answer') {
    if (answer === undefined || typeof answer === 'string') {
      return (answer?.length ?? 0) > ratingLimits.commentLength ? tooLong(ratingLimits.commentLength) : null;
    }
    return messages.checkFormat;
  }
  if (answer === undefined) return messages.fillThisField;
  return options.some(({ value }) => value === answer) ? null : '請從選項中選擇';
}

/** Errors that prevent a rating from being sent, by question; `{}` if there are none. */
export function checkRating(asked: Questionnaire, answers: Answers): Record<string, string> {
  const questions = questionsOf(asked);
  const foreign = ratingKeys.filter((key) => answers[key] !== undefined && !questions.some((one) => one.key === key));
  const problems = questions.map((question) => [question.key, answerProblem(question, answers[question.key])] as const);
  return Object.fromEntries([
    ...foreign.map((key) => [key, messages.checkFormat] as const),
    ...problems.flatMap(([key, problem]) => (problem ? [[key, problem] as const] : [])),
  ]);
}

/** Mean of the scale answers; whether the person would cooperate again is not a grade. */
export function ratingMean(answers: Answers): number {
  const grades = Object.entries(answers).flatMap(([key, value]) =>
    key !== 'cooperate-again' && typeof value === 'number' ? value : [],
  );
  return grades.length === 0 ? 0 : grades.reduce((sum, value) => sum + value, 0) / grades.length;
}
