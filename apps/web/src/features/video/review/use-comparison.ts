import { type CompareMode, compareModes } from '@paidang/film/core';
import { useEffect, useState } from 'react';
import { useAddressParams } from '../../../shared/use-address-params';

/** Debounce in ms before an offset is written to the address: browsers refuse an address change with every keystroke. */
const addressDelay = 400;
/** Maximum offset between two cuts, in seconds. */
const maxOffset = 3600;

const secondsIn = (text: string | null): number => {
  const seconds = Number(text ?? 0);
  return Number.isFinite(seconds) && Math.abs(seconds) <= maxOffset ? seconds : 0;
};

/** How two films are compared, and their offset. Both are kept in the address, so that a link restores them. */
export function useComparison() {
  const [search, setSearch] = useAddressParams();
  const mode = compareModes.find((one) => one === search.get('mode')) ?? 'side';
  const [offset, setOffset] = useState(() => secondsIn(search.get('offset')));

  useEffect(() => {
    const text = offset === 0 ? null : String(Number(offset.toFixed(3)));
    if (search.get('offset') === text) return;
    const write = () => setSearch(withPart(search, 'offset', text), { replace: true });
    const timer = setTimeout(write, addressDelay);
    return () => clearTimeout(timer);
  }, [offset, search, setSearch]);

  const onMode = (next: CompareMode) =>
    setSearch(withPart(search, 'mode', next === 'side' ? null : next), { replace: true });
  return { mode, onMode, offset, onOffset: setOffset };
}

function withPart(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
