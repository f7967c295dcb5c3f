import type { DraftType, ScriptType } from '@paidang/contract/entities';
import { shareDraft } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { RadioGroup } from '@paidang/ui/radio-group';
import { useState } from 'react';
import { labels } from '#labels/script';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { FormCard } from './form-card';

export interface FormChoiceProps {
  type: DraftType;
  busy: boolean;
  failed: boolean;
  /** Applies a form, or continues with the current one. */
  onUse: (form: ScriptType) => void;
}

const words = labels.form;
const forms: readonly ScriptType[] = ['multi', 'separate', 'one'];

/** The forms of a script side by side, with their uses, and a warning before a form with a draft is left. */
export function FormChoice({ type, busy, failed, onUse }: FormChoiceProps) {
  const { script_type: current, may_change, has_draft } = type;
  const [chosen, setChosen] = useState<ScriptType>(current ?? 'multi');
  const [warning, setWarning] = useState(false);
  const isFixed = current !== null && !may_change;
  const use = () => {
    if (current !== null && has_draft && !shareDraft(chosen, current)) setWarning(true);
    else onUse(chosen);
  };
  return (
    <>
      <RadioGroup
        aria-label={words.choose}
        value={chosen}
        onValueChange={(value) => setChosen(forms.find((form) => form === value) ?? 'multi')}
        className="mt-8 grid gap-4 lg:grid-cols-3"
      >
        {forms.map((form) => (
          <FormCard
            key={form}
            form={form}
            checked={chosen === form}
            current={current === form}
            disabled={isFixed && current !== form}
          />
        ))}
      </RadioGroup>
      {isFixed ? <p className="mt-4 text-13 text-ink-3">{words.fixed}</p> : null}
      {failed ? (
        <Callout tone="danger" role="alert" className="mt-4">
          {words.failed}
        </Callout>
      ) : null}
      <div className="mt-8 flex justify-end">
        <Button variant="ink" busy={busy} onClick={use}>
          {chosen === current ? words.keep : words.use}
        </Button>
      </div>
      {warning && current ? (
        <SwitchWarning
          from={current}
          to={chosen}
          onCancel={() => setWarning(false)}
          onConfirm={() => {
            setWarning(false);
            onUse(chosen);
          }}
        />
      ) : null}
    </>
  );
}

interface SwitchWarningProps {
  from: ScriptType;
  to: ScriptType;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Explains what happens to the draft before the form is changed. */
function SwitchWarning({ from, to, onConfirm, onCancel }: SwitchWarningProps) {
  const words = labels.form.warn;
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={words.title(labels.form[to].title)}
      text={words.text(labels.form[from].title)}
      cancel={words.cancel}
      confirm={words.ok}
      onConfirm={onConfirm}
    />
  );
}
