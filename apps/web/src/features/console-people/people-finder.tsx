import { operationLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import {
  type AccountStatus,
  accountStatuses,
  accountStatusTitles,
  type Role,
  roleTitles,
} from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Input } from '@paidang/ui/input';
import { Select } from '@paidang/ui/select';
import { useState } from 'react';
import { labels } from '#labels/console-operations';
import { usePeople } from '../../data/console-people';
import { ConsoleRows } from '../../shared/console/console-rows';
import { PersonAvatar } from '../../shared/person-avatar';
import { useTypedSearch } from '../../shared/use-typed-search';

const peopleLabels = labels.people;
const roles = [
  { value: 'all', label: peopleLabels.everyRole },
  { value: 'Vendor', label: roleTitles.Vendor },
  { value: 'Creator', label: roleTitles.Creator },
] as const;
const statuses = [
  { value: 'all', label: peopleLabels.everyStatus },
  ...accountStatuses.map((value) => ({ value, label: accountStatusTitles[value] })),
] as const;

export interface PeopleFinderProps {
  /** Id of the open account. */
  current?: string | undefined;
}

/** Search for vendors and creators by any part of what is known about them. */
export function PeopleFinder({ current }: PeopleFinderProps) {
  const [q, setQ] = useState('');
  const [role, setRole] = useState<'all' | Role>('all');
  const [status, setStatus] = useState<'all' | AccountStatus>('all');
  const typed = useTypedSearch(q, setQ);
  const list = usePeople({
    q,
    role: role === 'all' ? undefined : role,
    status: status === 'all' ? undefined : status,
  });
  return (
    <>
      <search className="grid grid-cols-2 gap-2 border-b border-line px-5 py-3">
        <Input
          type="search"
          aria-label={peopleLabels.search}
          placeholder={peopleLabels.search}
          className="col-span-2"
          maxLength={operationLimits.queryLength}
          {...typed}
        />
        <Select aria-label={peopleLabels.everyRole} size="sm" options={roles} value={role} onValueChange={setRole} />
        <Select
          aria-label={peopleLabels.everyStatus}
          size="sm"
          options={statuses}
          value={status}
          onValueChange={setStatus}
        />
      </search>
      <ConsoleRows
        list={list}
        label={peopleLabels.title}
        keyOf={(row) => row.uuid}
        pathOf={(row) => paths.consolePeople(row.uuid)}
        current={current}
        empty={{ title: peopleLabels.empty, hint: peopleLabels.emptyHint }}
      >
        {(person) => (
          <span className="flex items-center gap-3">
            <PersonAvatar person={person} size={36} />
            <span className="min-w-0 flex-1">
              <b className="block truncate font-strong">
                {person.name}
                <span className="ml-2 text-13 font-normal text-ink-3">{roleTitles[person.role]}</span>
              </b>
              <span className="block truncate text-12 text-ink-3">{person.email}</span>
            </span>
            {person.status === 'active' ? null : (
              <Badge tone={person.status === 'suspended' ? 'danger' : 'neutral'}>
                {accountStatusTitles[person.status]}
              </Badge>
            )}
          </span>
        )}
      </ConsoleRows>
    </>
  );
}
