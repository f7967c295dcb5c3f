import { limits } from '@paidang/contract/limits';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/schedule';
import { useScheduleRoom } from './schedule-room';

/** Note to the other side, and whether their consent is required. */
export function ScheduleNote() {
  const { view, content, needsReason, mayBeFree, errors, change } = useScheduleRoom();
  const { freeLeft } = view;
  return (
    <div className="grid gap-5 py-5">
      {mayBeFree ? (
        <Checkbox
          label={`${labels.free.use}（${labels.free.left(freeLeft)}）`}
          checked={content.is_free}
          onCheckedChange={(checked) => change({ is_free: checked === true })}
        />
      ) : null}
      {mayBeFree === false && freeLeft > 0 ? <p className="text-13 text-ink-3">{labels.free.cannot}</p> : null}
      <Field
        label={needsReason ? labels.reason : labels.note}
        required={needsReason}
        {...(needsReason ? {} : { optional: labels.optional })}
        error={errors.note}
      >
        <Textarea
          value={content.note}
          maxLength={limits.schedule.noteLength}
          minHeight={72}
          placeholder={labels.notePlaceholder}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      {errors.all ? (
        <p role="alert" className="text-13 text-danger-600">
          {errors.all}
        </p>
      ) : null}
    </div>
  );
}
