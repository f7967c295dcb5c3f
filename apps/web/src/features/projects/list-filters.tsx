import { taskTypes, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@paidang/ui/dropdown-menu';
import { Input } from '@paidang/ui/input';
import { ArrowDownUp, ChevronDown, Search } from 'lucide-react';
import { labels } from './labels';
import { type ListQuery, projectSorts } from './list-query';

export interface ListFiltersProps {
  query: ListQuery;
  onChange: (changes: Partial<ListQuery>) => void;
}

const types = ['all', ...taskTypes] as const;
const typeName = (type: (typeof types)[number]) => (type === 'all' ? labels.everyType : taskTypeTitles[type]);

/** Search, task type and order. */
export function ListFilters({ query, onChange }: ListFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2 py-2">
      <Input
        size="sm"
        type="search"
        aria-label={labels.search}
        placeholder={labels.search}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
        clearable
        clearLabel={labels.clearSearch}
        value={query.search}
        onChange={(event) => onChange({ search: event.target.value })}
        className="w-54 max-sm:w-full"
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm">
            {labels.type(typeName(query.type))}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {types.map((type) => (
            <DropdownMenuCheckboxItem
              key={type}
              checked={query.type === type}
              onCheckedChange={() => onChange({ type })}
            >
              {typeName(type)}
            </DropdownMenuCheckboxItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm" icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden="true" />}>
            {labels.sorts[query.sort]}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {projectSorts.map((sort) => (
            <DropdownMenuCheckboxItem
              key={sort}
              checked={query.sort === sort}
              onCheckedChange={() => onChange({ sort })}
            >
              {labels.sorts[sort]}
            </DropdownMenuCheckboxItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </search>
  );
}
