import { paths } from '@paidang/contract/pages';
import {
  creatorAreas,
  creatorCategories,
  creatorLanguages,
  creatorPlatforms,
  creatorSorts,
  taskTypes,
} from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import type { CreatorSearch } from '../../data/creators';
import { useAddressParams } from '../../shared/use-address-params';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const one =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const some =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value[] | undefined => {
    const asked = text.split(',');
    const known = values.filter((value) => asked.includes(value));
    return known.length > 0 ? known : undefined;
  };

const whole = (text: string): number | undefined => (/^\d{1,8}$/.test(text) ? Number(text) : undefined);
const aDay = (text: string): string | undefined => (day.test(text) ? text : undefined);
const flag = (text: string): true | undefined => (text === 'true' ? true : undefined);
const mean = (text: string): number | undefined => (/^[1-5](\.\d)?$/.test(text) ? Number(text) : undefined);

/** Parsers for each part of a search in the address; invalid values are ignored. */
const readers: { readonly [Name in keyof CreatorSearch]-?: (text: string) => CreatorSearch[Name] } = {
  q: (text) => text.trim().slice(0, 80) || undefined,
  categories: some(creatorCategories),
  platforms: some(creatorPlatforms),
  areas: some(creatorAreas),
  languages: some(creatorLanguages),
  followers_min: whole,
  followers_max: whole,
  deliverable: one(taskTypes),
  fee_min: whole,
  fee_max: whole,
  rating_min: mean,
  free_from: aDay,
  free_to: aDay,
  free_weeks: (text) => (text === '2' ? 2 : undefined),
  is_open: flag,
  together: flag,
  sort: one(creatorSorts),
};

const ranges = [
  ['followers_min', 'followers_max'],
  ['fee_min', 'fee_max'],
  ['free_from', 'free_to'],
] as const;

/** Parses the address. A range with reversed ends is ignored. */
export function readSearch(address: URLSearchParams): CreatorSearch {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const text = address.get(name);
    const value = text === null ? undefined : reader(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  const search: CreatorSearch = Object.fromEntries(read);
  for (const [low, high] of ranges) {
    const [from, to] = [search[low], search[high]];
    if (from === undefined || to === undefined || from <= to) continue;
    delete search[low];
    delete search[high];
  }
  return search;
}

/** The address of a search; default values are left out. */
export function searchAddress(search: CreatorSearch): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) address.set(name, String(value));
  return address.size > 0 ? `${paths.creators()}?${address}` : paths.creators();
}

/** A search without the named parts. */
export function without(search: CreatorSearch, names: readonly (keyof CreatorSearch)[]): CreatorSearch {
  const rest = { ...search };
  for (const name of names) delete rest[name];
  return rest;
}

/** Whether a part that excludes creators is set; the other parts are the order and the tab. */
export const isFiltered = (search: CreatorSearch): boolean =>
  Object.keys(search).some((name) => name !== 'sort' && name !== 'together');

/**
 * The search and the saved list shown instead of it; both are kept in the address, so that they can be shared and gone back to.
 */
export function useCreatorsQuery() {
  const [address, setAddress] = useAddressParams();
  const search = useMemo(() => readSearch(address), [address]);
  const list = address.get('list');
  return {
    search,
    list: list && uuid.test(list) ? list : null,
    /** @param replaces set while typing, so that it adds one history entry instead of one per letter */
    setSearch: (next: CreatorSearch, replaces = false) =>
      setAddress(new URL(searchAddress(next), window.location.origin).searchParams, {
        preventScrollReset: true,
        replace: replaces,
      }),
  };
}
