import type { OwnRating, RatingAnswers } from '@paidang/contract/entities';
import { checkRating, type RatingKey } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { type Answer, type Question, QuestionField } from './question-field';

export interface QuestionnaireFormProps {
  task: string;
  rating: OwnRating;
  /** Note above the submit button. */
  note: string;
  submit: string;
  /** Rendered next to the submit button. */
  besides: ReactNode;
  onSend: (answers: RatingAnswers) => Promise<unknown>;
}

type Form = Partial<Record<RatingKey, Answer>>;

const questionsOf = ({ pages }: OwnRating): Question[] => pages.flatMap(({ qa }) => qa);

const formOf = (rating: OwnRating): Form =>
  Object.fromEntries(
    questionsOf(rating).map(({ key, type }) => [key, rating.answers?.[key] ?? (type === 'answer' ? '' : null)]),
  );

/** The answers given; unanswered choices are left out. */
const answersOf = (form: Form): RatingAnswers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      value === null ? [] : [[key, typeof value === 'string' ? value.trim() : value]],
    ),
  );

/** A questionnaire to fill in; answers are kept in this browser until they are sent. */
export function QuestionnaireForm({ task, rating, note, submit, besides, onSend }: QuestionnaireFormProps) {
  const start = formOf(rating);
  const { form, change, forget, isRestored } = useKeptForm<Form>(['rating', task, rating.type], start);
  const [isChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(element);
  const call = usePressedCall();
  const problems = isChecked ? checkRating(rating, answersOf(form)) : {};

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(checkRating(rating, answersOf(form))).length > 0) return focusInvalid();
    void call.run(async () => {
      await onSend(answersOf(form));
      forget(form);
    });
  };

  return (
    <form ref={element} noValidate onSubmit={send} className="grid gap-6">
      <RestoredNote isRestored={isRestored} onStartOver={() => forget(start)} />
      {rating.pages.map(({ qa }) => (
        <div key={qa[0]?.key} className="grid gap-6 border-line [&+&]:border-t [&+&]:pt-6">
          {qa.map((question) => (
            <QuestionField
              key={question.key}
              question={question}
              value={form[question.key] ?? null}
              error={problems[question.key]}
              onChange={(value) => change({ [question.key]: value })}
            />
          ))}
        </div>
      ))}
      <p className="text-13 text-ink-2 text-pretty">{note}</p>
      <div>
        <CallProblem problem={call.problem} className="mb-4" />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="ink" size="lg" busy={call.busy}>
            {submit}
          </Button>
          {besides}
        </div>
      </div>
    </form>
  );
}
