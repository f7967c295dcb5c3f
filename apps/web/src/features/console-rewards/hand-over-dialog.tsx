import { messages } from '@paidang/contract/rules';
import { Field } from '@paidang/ui/field';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { labels } from '#labels/console-rewards';
import { useRewardColleagues } from '../../data/console-rewards';
import { FormDialog } from '../../shared/form-dialog';
import { LoadFailure } from '../../shared/load-failure';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const handOverLabels = labels.handOver;

export interface HandOverDialogProps {
  onHandOver: (colleague: string) => Promise<void>;
  /** @param name of the new reviewer */
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks which colleague takes over the review. */
export function HandOverDialog({ onHandOver, onDone, onClose }: HandOverDialogProps) {
  const { data: colleagues, error, refresh } = useRewardColleagues();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const call = usePressedCall();
  const submit = async () => {
    const colleague = colleagues?.find(({ uuid }) => uuid === chosen);
    setMissing(!colleague);
    if (!colleague || !(await call.run(() => onHandOver(colleague.uuid)))) return;
    onDone(colleague.name);
    onClose();
  };
  return (
    <FormDialog
      title={handOverLabels.title}
      text={handOverLabels.text}
      action={handOverLabels.confirm}
      keep={labels.moves.cancel}
      disabled={colleagues?.length === 0}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && !colleagues ? <LoadFailure onRetry={() => void refresh()} /> : null}
      {colleagues || error ? null : <Skeleton className="h-20" />}
      {colleagues?.length === 0 ? <p className="text-13 text-ink-2">{handOverLabels.nobody}</p> : null}
      {colleagues && colleagues.length > 0 ? (
        <Field label={handOverLabels.colleague} error={isMissing ? messages.fillThisField : null}>
          <RadioGroup
            value={chosen}
            onValueChange={(value) => {
              setChosen(value);
              setMissing(false);
            }}
            className="grid gap-1 sm:grid-cols-2"
          >
            {colleagues.map(({ uuid, name }) => (
              <Radio key={uuid} value={uuid} label={name} />
            ))}
          </RadioGroup>
        </Field>
      ) : null}
    </FormDialog>
  );
}
