import { siteContentCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { casesOf, caseTypes, shownRecords, siteClaims } from './pages';
import { isPreview } from './previews';

/** Seconds that browsers and caches in front of us may keep what the site says. */
const publicSeconds = 60;

/** What the site says, for everybody. */
export function siteContentRoutes(calls: CallRegistry): void {
  const options = { publicSeconds };
  calls.guest(siteContentCalls.successProjects, options, async (tx, { query }) => ({
    data: await shownRecords(tx.db, 'success-project', await isPreview(tx, query.preview)),
  }));
  calls.guest(siteContentCalls.creatorSays, options, async (tx, { query }) => ({
    data: await shownRecords(tx.db, 'creator-say', await isPreview(tx, query.preview)),
  }));
  calls.guest(siteContentCalls.customerSays, options, async (tx, { query }) => ({
    data: await shownRecords(tx.db, 'customer-say', await isPreview(tx, query.preview)),
  }));
  calls.guest(siteContentCalls.brands, options, async (tx, { query }) => ({
    data: await shownRecords(tx.db, 'brand', await isPreview(tx, query.preview)),
  }));
  calls.guest(siteContentCalls.guideArticles, options, async (tx, { query }) => ({
    data: await shownRecords(tx.db, 'guide-article', await isPreview(tx, query.preview)),
  }));
  calls.guest(siteContentCalls.claims, options, async (tx) => ({ data: await siteClaims(tx.db) }));
  calls.guest(siteContentCalls.customerReviews, options, async (tx) => ({
    data: await shownRecords(tx.db, 'customer-say'),
  }));
  calls.guest(siteContentCalls.cooperationCaseTypes, options, async (tx) => ({ data: await caseTypes(tx.db) }));
  calls.guest(siteContentCalls.cooperationCases, options, async (tx, { params }) => ({
    data: await casesOf(tx.db, params.type),
  }));
  calls.guest(siteContentCalls.recommendations, options, async (tx) => ({
    data: await shownRecords(tx.db, 'recommendation'),
  }));
}
