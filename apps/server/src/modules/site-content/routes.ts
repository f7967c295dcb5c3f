import { siteContentCalls } from '@paidang/contract/calls';
import type { FastifyReply } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import { casesOf, caseTypes, shownRecords, siteClaims } from './pages';
import { isPreview } from './previews';
import { recommendedCreators } from './recommendations';

/** Seconds for which browsers and upstream caches may keep site content. */
const publicSeconds = 60;

/** Returns whether the caller may see unpublished content; if so, the response is not cached. */
async function seesAll(
  tx: Transaction,
  { query, reply }: { query: { preview?: string | undefined }; reply: FastifyReply },
) {
  const sees = await isPreview(tx, query.preview);
  if (sees) reply.header('cache-control', 'no-store');
  return sees;
}

/** Public site content. */
export function siteContentRoutes(calls: CallRegistry): void {
  const options = { publicSeconds };
  calls.guest(siteContentCalls.successProjects, options, async (tx, context) => ({
    data: await shownRecords(tx.db, 'success-project', await seesAll(tx, context)),
  }));
  calls.guest(siteContentCalls.creatorSays, options, async (tx, context) => ({
    data: await shownRecords(tx.db, 'creator-say', await seesAll(tx, context)),
  }));
  calls.guest(siteContentCalls.customerSays, options, async (tx, context) => ({
    data: await shownRecords(tx.db, 'customer-say', await seesAll(tx, context)),
  }));
  calls.guest(siteContentCalls.brands, options, async (tx, context) => ({
    data: await shownRecords(tx.db, 'brand', await seesAll(tx, context)),
  }));
  calls.guest(siteContentCalls.guideArticles, options, async (tx, context) => ({
    data: await shownRecords(tx.db, 'guide-article', await seesAll(tx, context)),
  }));
  calls.guest(siteContentCalls.claims, options, async (tx) => ({ data: await siteClaims(tx.db) }));
  calls.guest(siteContentCalls.customerReviews, options, async (tx) => ({
    data: await shownRecords(tx.db, 'customer-say'),
  }));
  calls.guest(siteContentCalls.cooperationCaseTypes, options, async (tx) => ({ data: await caseTypes(tx.db) }));
  calls.guest(siteContentCalls.cooperationCases, options, async (tx, { params }) => ({
    data: await casesOf(tx.db, params.type),
  }));
  // Not cached, so that a withdrawn card disappears at once.
  calls.guest(siteContentCalls.recommendations, async (tx) => ({ data: await recommendedCreators(tx) }));
}
