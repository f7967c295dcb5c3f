import type { AuditFilter } from '@paidang/contract/calls';
import { useMemo } from 'react';
import { useAddressParams } from '../../shared/use-address-params';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Finds the id in typed or pasted text: the id alone, or an address that contains it. */
export const idIn = (text: string): string | undefined => uuid.exec(text)?.[0].toLowerCase();

const dayIn = (text: string | null): string | undefined =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Reads the filter from the address; invalid values are ignored. */
function readAuditFilter(search: URLSearchParams): AuditFilter {
  const filter: AuditFilter = {
    staff: idIn(search.get('staff') ?? ''),
    call: search.get('call') ?? undefined,
    about: idIn(search.get('about') ?? ''),
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    changes: search.get('changes') === 'true' ? true : undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

const write = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Filter state kept in the address, so that it survives sharing, reloading and going back. */
export function useAuditFilter() {
  const [search, setSearch] = useAddressParams();
  const filter = useMemo(() => readAuditFilter(search), [search]);
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    setFilter: (next: AuditFilter) => setSearch(write(next), { preventScrollReset: true }),
  };
}
