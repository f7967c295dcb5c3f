import { serviceDataLimits } from '@paidang/contract/limits';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useMemo } from 'react';
import { labels } from '#labels/service-data';
import { useBanks, useBranches } from '../../data/lists';
import { Section } from '../../shared/page/section';
import { codeFilter, optionsOf, withChosen } from './bank-options';
import { MaskedInput } from './masked-field';
import { PictureSlot } from './picture-slot';
import type { PictureActions } from './use-picture-slot';
import type { Reveal } from './use-reveal';
import type { ServiceDataForm } from './use-service-data-form';

const accountLabels = labels.account;
const bankFilter = codeFilter(/^\d{3}$/);
const accountLength = 24;

export interface AccountSectionProps {
  form: ServiceDataForm;
  reveal: Reveal;
  pictures: PictureActions;
}

/** The bank account that is paid. */
export function AccountSection({ form, reveal, pictures }: AccountSectionProps) {
  const { bank_code: bank, branch_code: branch, account_name: holder } = form.fields;
  const banks = useBanks();
  const branches = useBranches(bank);
  const bankOptions = useMemo(() => withChosen(optionsOf(banks.data?.data ?? []), bank), [banks.data, bank]);
  const branchOptions = useMemo(() => withChosen(optionsOf(branches.data ?? []), branch), [branches.data, branch]);
  const branchFilter = useMemo(() => codeFilter(/^\d{4}$/, bank), [bank]);
  const date = banks.data?.meta.date.replaceAll('-', '/');

  return (
    <Section title={accountLabels.title} hint={accountLabels.hint}>
      <div className="grid max-w-[560px] gap-x-4 gap-y-1.5 sm:grid-cols-2">
        <Field id="bank_code" label={accountLabels.bank} error={form.errorOf('bank_code')} lines={1} required>
          <Combobox
            options={bankOptions}
            filter={bankFilter}
            loading={banks.isLoading}
            emptyLabel={accountLabels.notFound}
            placeholder={accountLabels.bankSearch}
            autoComplete="off"
            clearable={false}
            value={bank === '' ? null : bank}
            onValueChange={(code) => form.change({ bank_code: code ?? '', branch_code: '' })}
            onBlur={() => form.leave('bank_code')}
          />
        </Field>
        <Field id="branch_code" label={accountLabels.branch} error={form.errorOf('branch_code')} lines={1} required>
          <Combobox
            options={branchOptions}
            filter={branchFilter}
            loading={branches.isLoading}
            emptyLabel={accountLabels.notFound}
            placeholder={bank === '' ? accountLabels.branchFirst : accountLabels.branchSearch}
            autoComplete="off"
            clearable={false}
            disabled={bank === ''}
            value={branch === '' ? null : branch}
            onValueChange={(code) => form.change({ branch_code: code ?? '' })}
            onBlur={() => form.leave('branch_code')}
          />
        </Field>
        <MaskedInput
          form={form}
          reveal={reveal}
          field="bank_account"
          label={accountLabels.number}
          inputMode="numeric"
          maxLength={accountLength}
        />
        <Field id="account_name" label={accountLabels.holder} error={form.errorOf('account_name')} lines={1} required>
          <Input
            autoComplete="off"
            maxLength={serviceDataLimits.nameLength}
            value={holder}
            onChange={({ target }) => form.change({ account_name: target.value })}
            onBlur={() => form.leave('account_name')}
          />
        </Field>
        <div className="mt-1">
          <PictureSlot kind="bank_account_image" title={accountLabels.picture} form={form} actions={pictures} />
        </div>
      </div>
      {date ? <p className="mt-5 text-12 text-ink-3">{accountLabels.source(date)}</p> : null}
    </Section>
  );
}
