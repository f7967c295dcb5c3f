import type { MultiPageContent } from '@paidang/contract/entities';
import { lazy } from 'react';
import type { StepKind } from '../../step/step-kind';
import { multiPageKind } from './multi-page-kind';

/** The multi-page script written one segment at a time. Readers see all of it, because quotes refer to the whole. */
export const separateKind: StepKind<MultiPageContent> = {
  ...multiPageKind,
  Editor: lazy(() => import('./separate/single-segment-editor')),
};
