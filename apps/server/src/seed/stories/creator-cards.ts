import { dayOf, shownWeeks } from '@paidang/contract/rules';
import { answerConsent, askConsent, ownWorks, publishCard, saveCard } from '../../modules/creator-cards';
import { findTaskMembership } from '../../modules/membership';
import type { CurrentUser } from '../../modules/users';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import type { Stage } from '../stage';
import { type CardText, cardTexts } from '../texts/creator-cards';

/** The creator asks for permission to show a work, and the vendor agrees. */
async function agreeOn(tx: Transaction, taskId: string, creator: CurrentUser, vendors: readonly CurrentUser[]) {
  const membership = await findTaskMembership(tx.db, taskId, creator.id);
  const vendor = vendors.find(({ id }) => id === membership?.project.vendorId);
  if (!membership || !vendor) return;
  await askConsent(tx, { membership, user: creator });
  await answerConsent(tx, { membership: { ...membership, party: 'vendor' }, user: vendor }, true);
}

/** Creators write and publish their cards, which show works of closed projects with their vendors' consent. */
export function creatorCards(stage: Stage, { sealer }: Platform): void {
  const { hsu, chen, lin } = stage.people;
  const write = async (tx: Transaction, { who, busy, isPublic, ...text }: CardText) => {
    const user = stage.people[who];
    const works = (await ownWorks(tx, user.id)).map(({ task_uuid }) => task_uuid);
    for (const work of works) await agreeOn(tx, work, user, [hsu, chen, lin]);
    const weeks = shownWeeks(dayOf(tx.now));
    await saveCard(tx, user, {
      content: {
        ...text,
        fees: [...text.fees],
        is_open: true,
        shows_weeks: true,
        marked_weeks: busy.flatMap((index) => weeks.slice(index, index + 1)).map((week) => ({ week, is_free: false })),
        works,
        public_parts: isPublic ? ['audience', 'works', 'ratings'] : [],
      },
      revision: 0,
    });
    await publishCard(tx, sealer, user, isPublic ? 'public' : 'vendors');
  };
  for (const text of cardTexts) stage.plan(stage.calendar.ago(1, '11:00'), (tx) => write(tx, text));
}
