import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input, type InputProps } from '@paidang/ui/input';
import type { ReactNode } from 'react';
import { labels } from '#labels/account-fields';

const { nameLength, phoneLength, linkLength, feeLength } = limits.account;

/** Links to a creator's channels, in the order the form asks for them. */
export const channelFields = [
  { field: 'youtube', label: 'YouTube' },
  { field: 'facebook', label: 'Facebook' },
  { field: 'instagram', label: 'Instagram' },
  { field: 'other_link', label: labels.otherLink },
] as const;

/** Maximum length of each field. */
const fieldLengths: Readonly<Record<string, number>> = {
  company_name: nameLength,
  contact_person: nameLength,
  phone: phoneLength,
  youtube: linkLength,
  facebook: linkLength,
  instagram: linkLength,
  other_link: linkLength,
  cooperation_fee: feeLength,
};

/** Form state that these fields need; errors show once a field has been left. */
export interface AccountForm<Name extends string> {
  form: Readonly<Record<Name, string>>;
  leave: (field: Name) => void;
  errorOf: (field: Name) => string | null;
}

export interface AccountFieldProps<Name extends string>
  extends Omit<InputProps, 'form' | 'value' | 'onChange' | 'clearable' | 'clearLabel'> {
  state: AccountForm<Name>;
  field: Name;
  label: string;
  hint?: ReactNode;
  /** Lines reserved for the message below the field. @default 1 */
  lines?: number;
  optional?: string;
  onChange: (value: string) => void;
}

/** A single-line field of the account form. */
export function AccountField<Name extends string>({
  state,
  field,
  label,
  hint,
  lines = 1,
  optional,
  required = false,
  onChange,
  ...props
}: AccountFieldProps<Name>) {
  return (
    <Field
      label={label}
      hint={hint}
      error={state.errorOf(field)}
      lines={lines}
      required={required}
      {...(optional ? { optional } : {})}
    >
      <Input
        maxLength={fieldLengths[field]}
        {...props}
        value={state.form[field]}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => state.leave(field)}
      />
    </Field>
  );
}
