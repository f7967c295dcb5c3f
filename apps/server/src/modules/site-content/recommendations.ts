import type { ContentOf, CreatorSummary } from '@paidang/contract/entities';
import { creatorCardMessages } from '@paidang/contract/rules';
import type { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { listCards, toSummary } from '../creator-cards';
import { listShown } from './store';

/** A recommendation in stored form. @throws 0422 unless the creator's card is public */
export async function readRecommendation(
  db: Database,
  { creator }: ContentOf<'recommendation'>,
): Promise<ContentOf<'recommendation'>> {
  const [card] = await listCards(db, [creator], 'public');
  if (!card) throw invalid({ errors: { 'content.creator': [creatorCardMessages.notPublic] } });
  return { creator, name: card.owner.name };
}

/** The cards of recommended creators, as guests see them; withdrawn cards are left out. */
export async function recommendedCreators({ db, now }: Transaction): Promise<CreatorSummary[]> {
  const records = await listShown(db, 'recommendation', false);
  const creators = new Set(records.map(({ content }) => content.creator));
  return (await listCards(db, [...creators], 'public')).map((card) => toSummary(card, 'public', now));
}
