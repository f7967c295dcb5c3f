import { creatorCalls, creatorListCalls, platformCreatorCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { inviteFromCard } from './invite';
import { createList, listWithEntries, ownLists, putOnList, removeList, renameList, takeFromList } from './lists';
import { cardsForStaff, creatorFacets, findCreators, vendorCard, vendorCards } from './service';

/** Limited, since each search scans every card. */
const searchesPerMinute = 120;
const invitationsPerMinute = 30;

export function creatorSearchRoutes(calls: CallRegistry, { env: { APP_URL: appUrl } }: Platform): void {
  calls.user(creatorCalls.find, { ratePerMinute: searchesPerMinute }, (tx, { user, query }) =>
    findCreators(tx, user, query),
  );

  calls.user(creatorCalls.facets, { ratePerMinute: searchesPerMinute }, async (tx, { user, query }) => ({
    data: await creatorFacets(tx, user, query),
  }));

  calls.user(creatorCalls.compare, async (tx, { user, query }) => ({ data: await vendorCards(tx, user, query.ids) }));

  calls.user(creatorCalls.get, async (tx, { user, params }) => ({ data: await vendorCard(tx, user, params.creator) }));

  calls.user(creatorCalls.invite, { ratePerMinute: invitationsPerMinute }, async (tx, { user, params, body }) => ({
    data: await inviteFromCard(tx, user, { ...params, ...body }, appUrl),
  }));

  calls.platform(platformCreatorCalls.find, async (tx, { query }) => ({ data: await cardsForStaff(tx, query) }));

  calls.user(creatorListCalls.list, async (tx, { user }) => ({ data: await ownLists(tx, user) }));

  calls.user(creatorListCalls.create, async (tx, { user, body }) => ({ data: await createList(tx, user, body.name) }));

  calls.user(creatorListCalls.get, async (tx, { user, params }) => ({
    data: await listWithEntries(tx, user, params.list),
  }));

  calls.user(creatorListCalls.rename, async (tx, { user, params, body }) => ({
    data: await renameList(tx, user, params.list, body.name),
  }));

  calls.user(creatorListCalls.remove, async (tx, { user, params }) => {
    await removeList(tx, user, params.list);
    return { data: null };
  });

  calls.user(creatorListCalls.put, async (tx, { user, params, body }) => ({
    data: await putOnList(tx, user, params, body.note),
  }));

  calls.user(creatorListCalls.take, async (tx, { user, params }) => ({
    data: await takeFromList(tx, user, params),
  }));
}
