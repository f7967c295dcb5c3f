import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Guides } from '../../core/safe-zones';
import { GuideOverlay } from './guide-overlay';
import { GuideTools } from './guide-tools';

export interface GuidesBoardProps {
  /** Width by height of the picture. */
  ratio: number;
  /** What lies exactly over the picture. */
  picture: HTMLElement;
  /** There is no room for the tools. */
  bare: boolean;
}

/** What platforms lay over a film and cut away from it, shown over the picture. */
export default function GuidesBoard({ ratio, picture, bare }: GuidesBoardProps) {
  const [guides, setGuides] = useState<Guides>({ zone: 'reels', use: 'organic', crop: '9:16', cross: false });
  return (
    <>
      {bare ? null : <GuideTools guides={guides} onChange={setGuides} />}
      {createPortal(<GuideOverlay guides={guides} ratio={ratio} />, picture)}
    </>
  );
}
