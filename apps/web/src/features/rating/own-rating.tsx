import type { OwnRating as OwnRatingData, Ratings } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { useEffect, useRef, useState } from 'react';
import { labels } from '#labels/rating';
import { sendRating, skipRating } from '../../data/ratings';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { dayTimeOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { showToast } from '../../stores/toasts';
import { QuestionnaireForm } from './questionnaire-form';
import { RatingAnswers } from './rating-answers';

export interface OwnRatingProps {
  task: string;
  /** Name of the rated person. */
  other: string;
  /** Closing date, as text. */
  until: string;
  rating: OwnRatingData;
  onRatings: (ratings: Ratings) => Promise<unknown>;
  /** Called when the displayed data is outdated. */
  onOutdated: () => Promise<unknown>;
}

/** One questionnaire of the reader: to fill in, editable for an hour, then read-only. */
export function OwnRating({ task, other, until, rating, onRatings, onOutdated }: OwnRatingProps) {
  const { type, status, answers } = rating;
  const words = labels.questionnaires[type];
  const [isEditing, setEditing] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  // The pressed button was removed together with the form.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);

  const store = async (call: Promise<Ratings>, said: string) => {
    try {
      await onRatings(await call);
    } catch (error) {
      // It was sent elsewhere, or the time is up.
      void onOutdated();
      throw error;
    }
    showToast({ title: said });
    setEditing(false);
    setDone(true);
  };

  if (status === 'open' || isEditing) {
    return (
      <QuestionnaireForm
        task={task}
        rating={rating}
        note={`${words.seen(other, until)}${isEditing ? '' : labels.once}`}
        submit={isEditing ? labels.save : labels.send}
        onSend={(sent) => store(sendRating(task, type, sent), isEditing ? labels.changed : labels.sent)}
        besides={
          isEditing ? (
            <Button size="lg" variant="ghost" onClick={() => setEditing(false)}>
              {labels.cancel}
            </Button>
          ) : (
            <ConfirmDialog
              trigger={
                <Button size="lg" variant="ghost">
                  {labels.skip}
                </Button>
              }
              title={labels.skipTitle}
              text={words.skipText(other)}
              cancel={labels.cancel}
              confirm={labels.skip}
              onConfirm={() => store(skipRating(task, type), labels.skipped)}
            />
          )
        }
      />
    );
  }
  return (
    // Takes focus once the form it replaces was sent.
    <div ref={result} tabIndex={-1} className="grid gap-4 outline-none">
      {answers ? (
        <RatingAnswers pages={rating.pages} answers={answers} />
      ) : (
        <p className="text-ink-2">{status === 'skipped' ? labels.ownSkipped : labels.ownMissing}</p>
      )}
      <Editable rating={rating} onEdit={() => setEditing(true)} />
    </div>
  );
}

/** Time until which it may be edited, with the button to do so. */
function Editable({ rating: { editable_until: until }, onEdit }: { rating: OwnRatingData; onEdit: () => void }) {
  const now = useNow();
  if (!until) return null;
  const end = new Date(until);
  const minutes = Math.ceil((end.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" onClick={onEdit}>
        {labels.edit}
      </Button>
      <p className="text-13 text-ink-2">
        {labels.editable(dayTimeOf(end, now))}
        {/* Changes every minute; the time next to it gives the same information permanently. */}
        <span aria-hidden="true">{labels.left(minutes)}</span>
      </p>
    </div>
  );
}
