'use client';

import { useEffect, useState } from 'react';
import { cases } from './cases';
import { defineElements, entries } from './every-entry';

/** These start open, on top of each other; `every-layer.tsx` opens them one by one. */
const layers = ['alert-dialog', 'countdown-dialog', 'dialog', 'loading-overlay', 'select', 'sheet', 'tooltip'];

/** One of each part of `@paidang/ui`, next to the exports of all other entries. */
export function EveryPart() {
  const [defined, setDefined] = useState('');
  useEffect(() => {
    void defineElements().then((names: string[]) => setDefined(names.join(' ')));
  }, []);
  return (
    <>
      <output aria-label="Elements">{defined}</output>
      <output aria-label="Empty entries">
        {Object.entries(entries)
          .filter(([, entry]) => Object.keys(entry as object).length === 0)
          .map(([name]) => name)
          .join(' ')}
      </output>
      {Object.entries(cases)
        .filter(([name]) => !layers.includes(name))
        .map(([name, part]) => (
          <section key={name} aria-label={name}>
            {part}
          </section>
        ))}
    </>
  );
}
