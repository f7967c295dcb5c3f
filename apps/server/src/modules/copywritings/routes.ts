import { copyPhotoCalls, copywritingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { type AddReading, reviewRoutes } from '../reviews';
import { withReading } from '../suggestions';
import { copyPhotos, copyTexts, copywritingList, refusePhotosWithoutText, refuseWithoutText } from './service';

/** Adds the list of platforms, which the page of each platform shows. */
function withList<Content>(): AddReading<Content> {
  return async (tx, options) => {
    const view = await withReading(tx, options);
    return options.query.reading ? { ...view, platform_list: await copywritingList(tx, options.member) } : view;
  };
}

export function copywritingRoutes(calls: CallRegistry): void {
  calls.task(copywritingCalls.list, async (tx, context) => ({ data: await copywritingList(tx, context) }));

  reviewRoutes(calls, copywritingCalls, copyTexts, withList(), refuseWithoutText);
  reviewRoutes(calls, copyPhotoCalls, copyPhotos, withList(), refusePhotosWithoutText);
}
