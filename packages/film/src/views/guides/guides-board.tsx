import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Guides } from '../../core/safe-zones';
import { GuideOverlay } from './guide-overlay';
import { GuideTools } from './guide-tools';

export interface GuidesBoardProps {
  /** Aspect ratio of the picture. */
  ratio: number;
  /** Layer exactly over the picture. */
  picture: HTMLElement;
  /** Hides the tools, because there is no room for them. */
  bare: boolean;
}

/** Shows over the picture what platforms cover and crop. */
export default function GuidesBoard({ ratio, picture, bare }: GuidesBoardProps) {
  const [guides, setGuides] = useState<Guides>({ zone: 'reels', use: 'organic', crop: '9:16', cross: false });
  return (
    <>
      {bare ? null : <GuideTools guides={guides} onChange={setGuides} />}
      {createPortal(<GuideOverlay guides={guides} ratio={ratio} />, picture)}
    </>
  );
}
