import type { RatingAnswers as Answers, OwnRating } from '@paidang/contract/entities';
import { RatingDisplay } from '@paidang/ui/rating';
import { labels } from '#labels/rating';
import { isScale, optionText, type Question } from './question-field';

export interface RatingAnswersProps {
  pages: OwnRating['pages'];
  answers: Answers;
}

/** Read-only answers, question by question. */
export function RatingAnswers({ pages, answers }: RatingAnswersProps) {
  return (
    <dl className="grid gap-4">
      {pages
        .flatMap(({ qa }) => qa)
        .map((question) => (
          <div key={question.key}>
            <dt className="text-13 text-ink-3">{question.question}</dt>
            <dd className="mt-0.5">
              <Answer question={question} value={answers[question.key]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Answer({ question, value }: { question: Question; value: number | string | undefined }) {
  if (question.type === 'answer') {
    return value ? (
      <p className="whitespace-pre-wrap wrap-anywhere">{value}</p>
    ) : (
      <span className="text-ink-3">{labels.noComment}</span>
    );
  }
  const text = optionText(question, value);
  if (!isScale(question) || typeof value !== 'number') return text;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <RatingDisplay size="sm" value={value} showValue={false} label={() => labels.score(value, text)} />
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
