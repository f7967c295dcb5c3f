import { creatorCalls, creatorCardCalls } from '@paidang/contract/calls';
import { isCreator } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { answerConsent, askConsent, consentOf, ownWorks } from './consent';
import { ownCard, previewCard, publicCard, publishCard, saveCard, unpublishCard } from './service';

const ratePerMinute = 120;

export function creatorCardRoutes(calls: CallRegistry, { sealer }: Platform): void {
  calls.user(creatorCardCalls.own, async (tx, { user }) => ({ data: await ownCard(tx, user) }));

  calls.user(creatorCardCalls.save, async (tx, { user, body }) => ({ data: await saveCard(tx, user, body) }));

  calls.user(creatorCardCalls.preview, async (tx, { user, query }) => ({
    data: await previewCard(tx, user, query.as),
  }));

  calls.user(creatorCardCalls.publish, async (tx, { user, body }) => ({
    data: await publishCard(tx, sealer, user, body.level),
  }));

  calls.user(creatorCardCalls.unpublish, async (tx, { user }) => ({ data: await unpublishCard(tx, user) }));

  calls.user(creatorCardCalls.works, async (tx, { user }) => {
    if (!isCreator(user.role)) throw notFound();
    return { data: await ownWorks(tx, user.id) };
  });

  calls.task(creatorCardCalls.askConsent, async (tx, { membership, user }) => ({
    data: await askConsent(tx, { membership, user }),
  }));

  calls.task(creatorCardCalls.consent, async (tx, { membership }) => ({ data: await consentOf(tx, membership) }));

  calls.task(creatorCardCalls.answerConsent, async (tx, { membership, user, body }) => ({
    data: await answerConsent(tx, { membership, user }, body.is_given),
  }));

  calls.guest(creatorCalls.getPublic, { ratePerMinute }, async (tx, { params }) => ({
    data: await publicCard(tx, params.creator),
  }));
}
