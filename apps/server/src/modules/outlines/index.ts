import { outlineCalls } from '@paidang/contract/calls';
import { claimTexts } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { reviewedStep, reviewRoutes, richTextCodec } from '../reviews';
import { withReading } from '../suggestions';

export const outlines = reviewedStep({
  code: functionCodes.outline,
  codec: richTextCodec,
  claims: claimTexts.richText,
});

export const outlineRoutes = (calls: CallRegistry): void => reviewRoutes(calls, outlineCalls, outlines, withReading);
