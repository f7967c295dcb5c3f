import type { MultiPageContent } from '@paidang/contract/entities';
import { lazy } from 'react';
import type { StepKind } from '../../step/step-kind';
import { multiPageKind } from './multi-page-kind';

/** The multi-page script written one segment at a time; readers see all of it, as quotes have their place in the whole. */
export const separateKind: StepKind<MultiPageContent> = {
  ...multiPageKind,
  Editor: lazy(() => import('./separate/segment-desk')),
};
