import type { CardFee, ProposalContent, ProposalDeliverable, ProposalQuoteLine } from '@paidang/contract/entities';
import { proposalLimits } from '@paidang/contract/limits';
import { labels } from '#labels/console-proposals';
import type { CardOf } from '../../data/console-creators';

/** A fee that a creator's card asks for a deliverable. */
interface AskedFee {
  readonly deliverable: ProposalDeliverable;
  readonly creator: string;
  readonly fee: CardFee | undefined;
}

const titled = ({ title }: ProposalDeliverable): boolean => title.trim() !== '';

/** The fees that the candidates' cards ask, per deliverable. */
export const askedFees = ({ deliverables, candidates }: ProposalContent, cardOf: CardOf): AskedFee[] =>
  deliverables.filter(titled).map((deliverable) => {
    const candidate = candidates.find(({ uuid }) => uuid === deliverable.candidate);
    const fee = cardOf(candidate?.creator ?? null)?.fees.find(({ type }) => type === deliverable.type);
    return { deliverable, creator: candidate?.name ?? '', fee };
  });

/** One quote line per deliverable, starting with the lowest fee on the cards. */
export const quoteOf = (asked: readonly AskedFee[]): ProposalQuoteLine[] =>
  asked.map(({ deliverable: { title, quantity }, creator, fee }) => ({
    uuid: crypto.randomUUID(),
    item: labels.form.line.of(title, creator).slice(0, proposalLimits.titleLength),
    quantity,
    unit_price: fee?.from ?? 0,
  }));
