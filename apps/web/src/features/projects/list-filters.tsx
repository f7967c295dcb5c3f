import { type Role, taskTypes, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Input } from '@paidang/ui/input';
import { ArrowDownUp, ChevronDown, Search } from 'lucide-react';
import { labels } from '#labels/projects';
import { PressMenu } from '../../shared/layers/press-menu';
import { type ListQuery, projectSorts, projectTurns } from './list-query';

export interface ListFiltersProps {
  query: ListQuery;
  role: Role;
  onChange: (changes: Partial<ListQuery>) => void;
}

const loadMenu = () => import('../../shared/layers/choice-menu');

const types = (['all', ...taskTypes] as const).map((value) => ({
  value,
  label: value === 'all' ? labels.everyType : taskTypeTitles[value],
}));
const turns = projectTurns.map((value) => ({ value, label: labels.turns[value] }));

const sorts = projectSorts.map((value) => ({ value, label: labels.sorts[value] }));

const chosen = <Value extends string>(options: readonly { value: Value; label: string }[], value: string) =>
  options.find((option) => option.value === value);

/** Search, task type, turn, and order. */
export function ListFilters({ query, role, onChange }: ListFiltersProps) {
  const type = chosen(types, query.type);
  const turn = chosen(turns, query.turn);
  const sort = chosen(sorts, query.sort);
  return (
    <search className="flex flex-wrap gap-2 py-2">
      <Input
        size="sm"
        type="search"
        aria-label={labels.search[role]}
        placeholder={labels.search[role]}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
        clearable
        clearLabel={labels.clearSearch}
        value={query.search}
        onChange={(event) => onChange({ search: event.target.value })}
        className="w-54 max-sm:w-full"
      />
      <PressMenu
        load={loadMenu}
        menu={{
          label: labels.type(''),
          options: types,
          value: query.type,
          onChoose: (value: string) => onChange({ type: chosen(types, value)?.value ?? 'all' }),
        }}
        trigger={(props) => (
          <Button size="sm" {...props}>
            {labels.type(type?.label ?? '')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      />
      <PressMenu
        load={loadMenu}
        menu={{
          label: labels.turn(''),
          options: turns,
          value: query.turn,
          onChoose: (value: string) => onChange({ turn: chosen(turns, value)?.value ?? 'all' }),
        }}
        trigger={(props) => (
          <Button size="sm" {...props}>
            {labels.turn(turn?.label ?? '')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      />
      <PressMenu
        load={loadMenu}
        menu={{
          label: labels.sort,
          options: sorts,
          value: query.sort,
          onChoose: (value: string) => onChange({ sort: chosen(sorts, value)?.value ?? 'date', isReversed: false }),
        }}
        trigger={(props) => (
          <Button size="sm" icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden="true" />} {...props}>
            {sort?.label}
          </Button>
        )}
      />
    </search>
  );
}
