import { copyPhotoCalls, copywritingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { reviewRoutes } from '../reviews';
import { withReading } from '../suggestions';
import { copyPhotos, copyTexts, copywritingList, refusePhotosWithoutText, refuseWithoutText } from './service';

export function copywritingRoutes(calls: CallRegistry): void {
  calls.task(copywritingCalls.list, async (tx, context) => ({ data: await copywritingList(tx, context) }));

  reviewRoutes(calls, copywritingCalls, copyTexts, withReading, refuseWithoutText);
  reviewRoutes(calls, copyPhotoCalls, copyPhotos, withReading, refusePhotosWithoutText);
}
