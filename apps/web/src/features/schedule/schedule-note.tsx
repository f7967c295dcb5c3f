import type { ScheduleContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/schedule';

export interface ScheduleNoteProps {
  content: ScheduleContent;
  /** The other side is to learn why. */
  needsWords: boolean;
  /** Whether the change may go without consent; `null` where that is no question. */
  mayBeFree: boolean | null;
  freeLeft: number;
  error: string | undefined;
  /** What the server said of the whole. */
  problem: string | undefined;
  onChange: (change: Partial<ScheduleContent>) => void;
}

/** Words to the other side, and whether they have to agree. */
export function ScheduleNote({
  content,
  needsWords,
  mayBeFree,
  freeLeft,
  error,
  problem,
  onChange,
}: ScheduleNoteProps) {
  return (
    <div className="grid gap-5 py-5">
      {mayBeFree ? (
        <Checkbox
          label={`${labels.free.use}（${labels.free.left(freeLeft)}）`}
          checked={content.is_free}
          onCheckedChange={(checked) => onChange({ is_free: checked === true })}
        />
      ) : null}
      {mayBeFree === false && freeLeft > 0 ? <p className="text-13 text-ink-3">{labels.free.cannot}</p> : null}
      <Field
        label={needsWords ? labels.reason : labels.note}
        required={needsWords}
        {...(needsWords ? {} : { optional: labels.optional })}
        error={error}
      >
        <Textarea
          value={content.note}
          maxLength={limits.schedule.noteLength}
          minHeight={72}
          placeholder={labels.notePlaceholder}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
      {problem ? (
        <p role="alert" className="text-13 text-danger-600">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
