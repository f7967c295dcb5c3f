'use client';

import { EveryFeature } from '../../shared/every-feature';
import { EveryLayer } from '../../shared/every-layer';

export function Features() {
  return (
    <>
      <EveryLayer />
      <EveryFeature />
    </>
  );
}
