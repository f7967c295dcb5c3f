import type { AuditFilter } from '@paidang/contract/calls';
import { operationLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Combobox } from '@paidang/ui/combobox';
import { DateRangePicker } from '@paidang/ui/date-range-picker';
import { Input } from '@paidang/ui/input';
import { useId, useMemo, useState } from 'react';
import { labels } from '#labels/console-audit';
import { useAuditChoices } from '../../data/console-audit';
import { idIn } from './audit-query';
import { callTitle } from './audited-call';

const filterLabels = labels.filters;

export interface AuditFiltersProps {
  filter: AuditFilter;
  isFiltered: boolean;
  onChange: (filter: AuditFilter) => void;
}

/** Filters by person, action, record and time; each choice is written to the address at once. */
export function AuditFilters({ filter, isFiltered, onChange }: AuditFiltersProps) {
  const { data: choices } = useAuditChoices();
  const change = (part: AuditFilter) => onChange({ ...filter, ...part });
  const staff = useMemo(
    () => (choices?.staff ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
    [choices],
  );
  const calls = useMemo(
    () => (choices?.calls ?? []).map((one) => ({ value: one.call, label: callTitle(one).join('：') })),
    [choices],
  );
  return (
    <search aria-label={filterLabels.label} className="grid gap-2 sm:grid-cols-2 lg:flex lg:flex-wrap lg:items-start">
      {staff.length > 1 ? (
        <Combobox
          size="sm"
          aria-label={filterLabels.staff}
          placeholder={filterLabels.everybody}
          options={staff}
          value={filter.staff ?? null}
          onValueChange={(value) => change({ staff: value ?? undefined })}
          className="min-w-0 lg:w-36"
        />
      ) : null}
      <Combobox
        size="sm"
        aria-label={filterLabels.call}
        placeholder={filterLabels.everything}
        options={calls}
        value={filter.call ?? null}
        onValueChange={(value) => change({ call: value ?? undefined })}
        className="min-w-0 lg:w-60"
      />
      <RecordField value={filter.about} onChange={(about) => change({ about })} />
      <DateRangePicker
        size="sm"
        aria-label={filterLabels.days}
        value={{ start: filter.from ?? null, end: filter.to ?? null }}
        onValueChange={({ start, end }) => change({ from: start ?? undefined, to: end ?? undefined })}
        className="min-w-0 sm:max-lg:col-span-2 lg:w-72"
      />
      <Checkbox
        label={filterLabels.changes}
        checked={filter.changes ?? false}
        onCheckedChange={(checked) => change({ changes: checked === true ? true : undefined })}
        className="min-h-8"
      />
      {isFiltered ? (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange({})}>
          {filterLabels.clear}
        </Button>
      ) : null}
    </search>
  );
}

interface RecordFieldProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Field for the id of an account or another record; also accepts an address that contains one. */
function RecordField({ value, onChange }: RecordFieldProps) {
  const hint = useId();
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // The value was changed elsewhere: by a link, or by clearing all filters.
    if (idIn(text) !== value) setText(value ?? '');
  }
  const type = (next: string) => {
    setText(next);
    if (idIn(next) !== value) onChange(idIn(next));
  };
  const isUnknown = text.trim() !== '' && !idIn(text);
  return (
    <div className="min-w-0 lg:w-56">
      <Input
        size="sm"
        type="search"
        aria-label={filterLabels.about}
        aria-describedby={isUnknown ? hint : undefined}
        placeholder={filterLabels.about}
        value={text}
        maxLength={operationLimits.queryLength}
        onChange={(event) => type(event.target.value)}
      />
      <p id={hint} role="status" className="text-12 text-ink-3 not-empty:mt-1">
        {isUnknown ? filterLabels.aboutHint : null}
      </p>
    </div>
  );
}
