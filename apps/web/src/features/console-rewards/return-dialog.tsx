import { rewardLimits } from '@paidang/contract/limits';
import {
  type NationalityStatus,
  type RewardReturnField,
  rewardReturnFields,
  rewardReturnTitles,
} from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/console-rewards';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const giveBackLabels = labels.giveBack;

const groupOf = (field: RewardReturnField): keyof typeof giveBackLabels.groups => {
  if (field === 'signature') return 'signature';
  if (field.endsWith('_image')) return 'pictures';
  return /^(bank|branch|account)_/.test(field) ? 'account' : 'identity';
};
const groups = ['pictures', 'identity', 'account', 'signature'] as const;
const ofForeigners: readonly RewardReturnField[] = ['is_resident', 'residence_permit_no'];

export interface ReturnDialogProps {
  nationality: NationalityStatus;
  onReturn: (fields: RewardReturnField[], note: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks which fields the creator has to provide again. */
export function ReturnDialog({ nationality, onReturn, onDone, onClose }: ReturnDialogProps) {
  const [chosen, setChosen] = useState<readonly RewardReturnField[]>([]);
  const [note, setNote] = useState('');
  const call = usePressedCall();
  const offered = rewardReturnFields.filter((field) => nationality !== 'native' || !ofForeigners.includes(field));
  const submit = async () => {
    if (chosen.length === 0 || !(await call.run(() => onReturn([...chosen], note)))) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={giveBackLabels.title}
      text={giveBackLabels.text}
      action={giveBackLabels.confirm(chosen.length)}
      keep={labels.moves.cancel}
      disabled={chosen.length === 0}
      isFilled={chosen.length > 0 || note !== ''}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      {groups.map((group) => (
        <fieldset key={group} className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-1.5 p-0 text-13 font-strong">{giveBackLabels.groups[group]}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3">
            {offered
              .filter((field) => groupOf(field) === group)
              .map((field) => (
                <Checkbox
                  key={field}
                  label={rewardReturnTitles[field]}
                  checked={chosen.includes(field)}
                  onCheckedChange={(is) =>
                    setChosen((before) => (is === true ? [...before, field] : before.filter((one) => one !== field)))
                  }
                />
              ))}
          </div>
        </fieldset>
      ))}
      <Field label={giveBackLabels.note} hint={giveBackLabels.noteHint}>
        <Textarea value={note} maxLength={rewardLimits.noteLength} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
