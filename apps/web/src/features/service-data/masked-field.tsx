import type { MaskedField as FieldName } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { labels } from '#labels/service-data';
import { maskWithDots } from '../../shared/service-data';
import type { Reveal } from './use-reveal';
import type { ServiceDataForm } from './use-service-data-form';

const maskedLabels = labels.masked;

export interface MaskedFieldProps {
  form: ServiceDataForm;
  reveal: Reveal;
  field: FieldName;
  label: string;
  /** Name of the field if the label alone is ambiguous. @default the label */
  name?: string;
  labelHidden?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  /** Formats a value, whole or masked. @default unchanged */
  format?: (value: string) => string;
  className?: string;
  /** The control for a new value. @param isReplacing whether the user chose to replace the saved one */
  children: (isReplacing: boolean) => ReactNode;
}

/** A saved value, shown masked: revealed after the proof, and replaced as a whole by a typed one. */
export function MaskedField({
  form,
  reveal,
  field,
  label,
  name = label,
  labelHidden = false,
  optional = false,
  hint,
  format = (value) => value,
  className,
  children,
}: MaskedFieldProps) {
  /** Set when the user chose to replace or keep the saved value: the control that appears takes focus. */
  const [pressed, setPressed] = useState<'replace' | 'keep' | null>(null);
  const isHidden = form.isHidden(field);
  const shown = reveal.shown[field];
  const replace = () => {
    setPressed('replace');
    form.type({ [field]: shown ?? '' });
  };
  const keep = () => {
    setPressed('keep');
    form.discardTyped(field);
  };

  return (
    <Field
      id={field}
      label={label}
      labelHidden={labelHidden}
      error={form.errorOf(field)}
      hint={
        form.canKeep(field) ? (
          <Button size="sm" variant="ghost" className="-my-1 -ml-2.5" onClick={keep}>
            {maskedLabels.keep(name)}
          </Button>
        ) : isHidden ? undefined : (
          hint
        )
      }
      lines={1}
      required={!optional}
      {...(optional ? { optional: labels.optional } : {})}
      {...(className ? { className } : {})}
    >
      {isHidden ? (
        <Input
          key="masked"
          readOnly
          autoFocus={pressed === 'keep'}
          autoComplete="off"
          value={format(shown ?? maskWithDots(form.fields[field]))}
          className="tabular-nums"
          suffix={
            <span className="-mr-2 flex">
              <IconButton
                size="sm"
                label={shown === undefined ? maskedLabels.show(name) : maskedLabels.hide(name)}
                onClick={() => (shown === undefined ? reveal.ask(field) : reveal.hide())}
              >
                {shown === undefined ? <EyeOff size={16} strokeWidth={1.75} /> : <Eye size={16} strokeWidth={1.75} />}
              </IconButton>
              <IconButton size="sm" label={maskedLabels.replace(name)} onClick={replace}>
                <Pencil size={16} strokeWidth={1.75} />
              </IconButton>
            </span>
          }
        />
      ) : (
        children(pressed === 'replace')
      )}
    </Field>
  );
}

export interface MaskedInputProps extends Omit<MaskedFieldProps, 'children'> {
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'text';
  type?: 'tel' | 'text';
  placeholder?: string;
  maxLength: number;
}

/** A `MaskedField` for one line of text. */
export function MaskedInput({
  autoComplete = 'off',
  inputMode,
  type,
  placeholder,
  maxLength,
  ...field
}: MaskedInputProps) {
  const { form } = field;
  return (
    <MaskedField {...field}>
      {(isReplacing) => (
        <Input
          autoFocus={isReplacing}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          type={type}
          placeholder={placeholder}
          maxLength={maxLength}
          value={form.fields[field.field]}
          onChange={({ target }) => form.type({ [field.field]: target.value })}
          onBlur={() => form.leave(field.field)}
        />
      )}
    </MaskedField>
  );
}
