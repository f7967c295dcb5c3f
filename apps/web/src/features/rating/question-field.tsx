import type { OwnRating } from '@paidang/contract/entities';
import { ratingLimits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Rating } from '@paidang/ui/rating';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/rating';

export type Question = OwnRating['pages'][number]['qa'][number];
export type Answer = number | string | null;

/** Whether its options are the scale from 1 to 5, rather than unordered choices. */
export const isScale = ({ options }: Question): boolean =>
  options.length === ratingLimits.max && options.every(({ value }, index) => value === ratingLimits.min + index);

/** Text of an option. */
export const optionText = ({ options }: Question, value: Answer | undefined): string =>
  options.find((option) => option.value === value)?.text ?? '';

export interface QuestionFieldProps {
  question: Question;
  value: Answer;
  error: string | undefined;
  onChange: (value: Answer) => void;
}

/** One question: stars for a scale, radio buttons for other choices, a text field otherwise. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  if (question.type === 'answer') return <CommentField {...{ question, value, error, onChange }} />;
  if (isScale(question)) return <ScaleField {...{ question, value, error, onChange }} />;
  return (
    <Field label={question.question} error={error} required>
      <RadioGroup
        orientation="horizontal"
        className="gap-x-7 py-2"
        value={value === null ? '' : String(value)}
        onValueChange={(chosen) => onChange(Number(chosen))}
      >
        {question.options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.text} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function ScaleField({ question, value, error, onChange }: QuestionFieldProps) {
  const [first, last] = [question.options[0], question.options.at(-1)];
  return (
    <Field label={question.question} error={error} required>
      <div className="w-fit">
        <Rating
          value={typeof value === 'number' ? value : null}
          onValueChange={onChange}
          labels={{ value: (score) => labels.score(score, optionText(question, score)) }}
          className="[&_[data-slot=rating-choice]]:size-11"
        />
        {/* Each star has its own accessible name. */}
        <p aria-hidden="true" className="-ml-1 flex w-55 justify-between px-1 text-12 text-ink-3">
          <span>{first?.text}</span>
          <span>{last?.text}</span>
        </p>
      </div>
    </Field>
  );
}

function CommentField({ question, value, error, onChange }: QuestionFieldProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <Field label={question.question} error={error} hint={labels.commentHint(text.length, ratingLimits.commentLength)}>
      <Textarea
        value={text}
        maxLength={ratingLimits.commentLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
