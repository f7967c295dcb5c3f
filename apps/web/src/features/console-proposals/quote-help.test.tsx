import type { ProposalContent } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { foundCreator } from '../../testing/creators';
import { askedFees, quoteOf } from './quote-help';

const { uuid: creator } = foundCreator;
const piece = { type: 'video', quantity: 2 } as const;

const content: ProposalContent = {
  name: '',
  brand: '',
  product: '',
  candidates: [{ uuid: 'c1', name: '阿澄', creator, email: '', introduction: '' }],
  deliverables: [
    { ...piece, uuid: 'd1', title: '長片', platforms: [], candidate: 'c1' },
    { ...piece, uuid: 'd2', title: '備案', platforms: [], candidate: null },
    { ...piece, uuid: 'd3', title: ' ', platforms: [], candidate: 'c1' },
  ],
  quote: [],
  phases: [],
  notes: '',
  valid_until: null,
};

test('a quote starts with the lowest fees on the cards, and without an amount where no card names one', () => {
  const fee = { type: 'video', from: 55_000, to: 75_000, note: '' } as const;
  const cardOf = (id: string | null) => (id === creator ? { ...foundCreator, fees: [fee] } : undefined);
  const asked = askedFees(content, cardOf);
  expect(asked.map((one) => one.fee)).toEqual([fee, undefined]);
  expect(quoteOf(asked)).toMatchObject([
    { item: '長片（阿澄）', quantity: 2, unit_price: 55_000 },
    { item: '備案', quantity: 2, unit_price: 0 },
  ]);
});
