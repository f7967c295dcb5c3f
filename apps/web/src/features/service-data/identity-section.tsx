import { serviceDataLimits } from '@paidang/contract/limits';
import { type NationalityStatus, nationalityStatuses, nationalityTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Segmented } from '@paidang/ui/segmented';
import { Check } from 'lucide-react';
import { labels } from '#labels/service-data';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { Section } from '../../shared/page/section';
import { paperWords } from '../../shared/service-data';
import { AddressFields, SameAddress } from './address-fields';
import { MaskedField, MaskedInput } from './masked-field';
import type { Reveal } from './use-reveal';
import type { ServiceDataForm } from './use-service-data-form';

const statuses = nationalityStatuses.map((value) => ({ value, label: nationalityTitles[value] }));
const numberLength = 20;
const slashes = (day: string): string => day.replaceAll('-', '/');

const NumberRight = () => (
  <span className="flex items-center gap-1 text-success-600">
    <Check size={14} strokeWidth={2} aria-hidden="true" />
    {labels.numberRight}
  </span>
);

/** Identity: names and numbers required by the tax office, and the addresses. */
export function IdentitySection({ form, reveal }: { form: ServiceDataForm; reveal: Reveal }) {
  const { fields } = form;
  const isNative = fields.nationality_status === 'native';
  const words = paperWords(fields);
  const today = dayOf(useNow());

  return (
    <Section title={labels.identity.title} hint={labels.identity.hint}>
      <div className="grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-y-3">
        <Field label={labels.identity.status} id="nationality_status">
          <Segmented<NationalityStatus>
            options={statuses}
            value={fields.nationality_status}
            onValueChange={form.setNationality}
            className="w-full *:flex-auto *:py-1.5"
          />
        </Field>
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <Field id="name" label={labels.name} error={form.errorOf('name')} lines={1} required>
            <Input
              autoComplete="name"
              maxLength={serviceDataLimits.nameLength}
              value={fields.name}
              onChange={({ target }) => form.change({ name: target.value })}
              onBlur={() => {
                form.leave('name');
                // The account has to be in their own name.
                if (fields.account_name === '') form.change({ account_name: fields.name });
              }}
            />
          </Field>
          <MaskedField
            form={form}
            reveal={reveal}
            field="date_of_birth"
            label={labels.birthDate}
            hint={labels.birthDateHint}
            format={slashes}
          >
            {(isReplacing) => (
              <DatePicker
                autoFocus={isReplacing}
                autoComplete="bday"
                inputMode="numeric"
                placeholder=" "
                max={today}
                value={fields.date_of_birth === '' ? null : fields.date_of_birth}
                onValueChange={(day) => form.type({ date_of_birth: day ?? '' })}
                onBlur={() => form.leave('date_of_birth')}
              />
            )}
          </MaskedField>
          <MaskedInput
            form={form}
            reveal={reveal}
            field="id_no"
            label={words.number}
            maxLength={numberLength}
            hint={isNative && form.isConfirmed('id_no') ? <NumberRight /> : undefined}
          />
          {isNative ? null : (
            <MaskedInput
              form={form}
              reveal={reveal}
              field="residence_permit_no"
              label={labels.permit}
              optional={fields.nationality_status !== 'other' || !fields.is_resident}
              maxLength={numberLength}
              hint={form.isConfirmed('residence_permit_no') ? <NumberRight /> : undefined}
            />
          )}
          <MaskedInput
            form={form}
            reveal={reveal}
            field="mobile_no"
            label={labels.mobile}
            hint={labels.mobileExample}
            type="tel"
            autoComplete="tel"
            maxLength={numberLength}
          />
          <MaskedInput
            form={form}
            reveal={reveal}
            field="contact_no"
            label={labels.phone}
            type="tel"
            maxLength={numberLength}
            optional
          />
        </div>
        {isNative ? null : (
          <Field id="is_resident" hint={labels.residentHint}>
            <Checkbox
              label={labels.resident}
              checked={fields.is_resident}
              onCheckedChange={(checked) => form.change({ is_resident: checked === true })}
            />
          </Field>
        )}
        <AddressFields form={form} reveal={reveal} place="residence" label={words.residence} hasCountry={!isNative} />
        <Checkbox
          label={words.same}
          checked={fields.is_same_address}
          onCheckedChange={(checked) => form.change({ is_same_address: checked === true })}
        />
        {fields.is_same_address ? (
          <SameAddress form={form} label={labels.address.contact} />
        ) : (
          <AddressFields
            form={form}
            reveal={reveal}
            place="contact"
            label={labels.address.contact}
            hasCountry={!isNative}
          />
        )}
        <Field id="is_union_insured" hint={labels.unionHint}>
          <Checkbox
            label={labels.union}
            checked={fields.is_union_insured}
            onCheckedChange={(checked) => form.change({ is_union_insured: checked === true })}
          />
        </Field>
      </div>
    </Section>
  );
}
