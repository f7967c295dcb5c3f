import type { County } from '@paidang/contract/entities';
import { serviceDataLimits } from '@paidang/contract/limits';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Select } from '@paidang/ui/select';
import { useId, useMemo, useState } from 'react';
import { labels } from '#labels/service-data';
import { useCounties } from '../../data/lists';
import { maskWithDots } from '../../shared/service-data';
import { MaskedInput } from './masked-field';
import type { Reveal } from './use-reveal';
import type { ServiceDataForm } from './use-service-data-form';

/** ISO 3166-1 alpha-2. Names come from the browser. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const chinese = new Intl.DisplayNames('zh-TW', { type: 'region', style: 'short' });
const english = new Intl.DisplayNames('en', { type: 'region' });
const byName = new Intl.Collator('zh-TW');

/** Taiwan first, others by name; searchable in English and by code, too. */
const countries = codes
  .map((value) => ({ value, label: chinese.of(value) ?? value, keywords: `${value} ${english.of(value) ?? ''}` }))
  .sort(
    (one, other) => Number(other.value === 'TW') - Number(one.value === 'TW') || byName.compare(one.label, other.label),
  );

const addressLabels = labels.address;
const noCounties: readonly County[] = [];

export interface AddressFieldsProps {
  form: ServiceDataForm;
  reveal: Reveal;
  place: 'residence' | 'contact';
  label: string;
  /** Whether the address may be outside Taiwan. */
  hasCountry: boolean;
}

/** An address: county and district in Taiwan, otherwise the country; and the street line, which is masked once saved. */
export function AddressFields({ form, reveal, place, label, hasCountry }: AddressFieldsProps) {
  const id = useId();
  const { fields } = form;
  const [country, state, line] = [`${place}_country_id`, `${place}_state_id`, `${place}_address`] as const;
  const counties = useCounties().data ?? noCounties;
  const [chosen, setChosen] = useState<string | undefined>();
  const county = counties.find(({ districts }) => districts.some((one) => one.id === fields[state]))?.name ?? chosen;
  const isHere = fields[country] === 'TW';
  const countyOptions = useMemo(() => counties.map(({ name }) => ({ value: name, label: name })), [counties]);
  const districtOptions = useMemo(
    () =>
      (counties.find(({ name }) => name === county)?.districts ?? []).map((one) => ({
        value: one.id,
        label: `${one.postcode} ${one.name}`,
      })),
    [counties, county],
  );

  return (
    <fieldset aria-labelledby={id} className="m-0 grid min-w-0 grid-cols-2 gap-x-4 gap-y-2.5 border-0 p-0">
      <p id={id} className="col-span-2 font-medium">
        {label}
      </p>
      {hasCountry ? (
        <Field
          id={country}
          label={addressLabels.country}
          labelHidden
          error={form.errorOf(country)}
          required
          className="col-span-2"
        >
          <Combobox
            options={countries}
            value={fields[country]}
            clearable={false}
            autoComplete="off"
            onValueChange={(value) => form.change({ [country]: value ?? '', [state]: '' })}
            onBlur={() => form.leave(country)}
          />
        </Field>
      ) : null}
      {isHere ? (
        <>
          <Field label={addressLabels.county} labelHidden required>
            <Select
              options={countyOptions}
              value={county}
              placeholder={addressLabels.county}
              onValueChange={(name) => {
                setChosen(name);
                form.change({ [state]: '' });
              }}
            />
          </Field>
          <Field id={state} label={addressLabels.district} labelHidden error={form.errorOf(state)} required>
            <Select
              options={districtOptions}
              value={fields[state] === '' ? undefined : fields[state]}
              placeholder={addressLabels.district}
              disabled={districtOptions.length === 0}
              onValueChange={(value) => {
                form.change({ [state]: value });
                form.leave(state);
              }}
            />
          </Field>
        </>
      ) : null}
      <MaskedInput
        form={form}
        reveal={reveal}
        field={line}
        label={addressLabels.line}
        name={label}
        labelHidden
        placeholder={addressLabels.line}
        autoComplete={place === 'residence' ? 'street-address' : 'section-contact street-address'}
        maxLength={serviceDataLimits.addressLength}
        className="col-span-2"
      />
    </fieldset>
  );
}

/** Read-only copy of the residence address, for when the contact address is the same. */
export function SameAddress({ form, label }: Pick<AddressFieldsProps, 'form' | 'label'>) {
  const { residence_country_id: country, residence_state_id: state, residence_address: line } = form.fields;
  const counties = useCounties().data ?? noCounties;
  const district = counties
    .flatMap(({ name, districts }) => districts.map((one) => ({ ...one, county: name })))
    .find(({ id }) => id === state);
  const place =
    country === 'TW'
      ? district && `${district.postcode} ${district.county}${district.name}`
      : countries.find(({ value }) => value === country)?.label;
  const address = [place, maskWithDots(line)].filter(Boolean).join(' ');
  return (
    <Field label={label} lines={1}>
      <Input readOnly disabled value={address} />
    </Field>
  );
}
