import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import {
  balanceOf,
  claimItems,
  grantItem,
  lapseItems,
  listItems,
  notifyLapsingSoon,
  payItems,
  presentItem,
  releaseItems,
} from '.';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Possible events; items and requests are referred to by index. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('grant'),
    amount: fc.integer({ min: 1, max: 2_000_000_000 }),
    days: fc.option(fc.integer({ min: 1, max: 20 })),
    payer: fc.constantFrom('platform', 'platform', 'vendor'),
  }),
  fc.record({ kind: fc.constant('claim'), items: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constantFrom('release', 'pay'), request: fc.nat(4) }),
  fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 15 }) }),
);

interface Expected {
  readonly id: string;
  readonly amount: number;
  readonly payer: string;
  readonly expiresAt: Date | undefined;
  status: 'unclaimed' | 'claimed' | 'paid' | 'expired';
  request: string | null;
}

test('R-rwd-01 after any events, items have the expected status, and the balance is the unclaimed amount, never negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 24 }), async (all) => {
      const { id: userId } = await createUser(server.transact, { role: 'Creator' });
      const items: Expected[] = [];
      const requests: string[] = [];
      const later = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
      const hasLapsed = ({ expiresAt }: Expected) => expiresAt !== undefined && expiresAt <= server.clock.now;

      for (const one of all) {
        if ('amount' in one) {
          const { amount, days } = one;
          const payer = one.payer === 'vendor' ? 'vendor' : 'platform';
          const expiresAt = days ? later(days) : undefined;
          const cause = crypto.randomUUID();
          const grant = { userId, kind: 'trial_bonus', title: '體驗金', cause, amount, payer, expiresAt } as const;
          await server.transact((tx) => grantItem(tx, grant));
          const granted = (await listItems(server.db, userId)).find(({ item }) => item.cause === cause);
          items.push({ id: granted!.item.id, amount, payer, expiresAt, status: 'unclaimed', request: null });
        } else if ('items' in one) {
          const wanted = one.items.flatMap((place) => items[place] ?? []);
          const rewardId = crypto.randomUUID();
          const may =
            wanted.length > 0 &&
            wanted.every((item) => item.payer === 'platform' && item.status === 'unclaimed' && !hasLapsed(item));
          const itemIds = wanted.map(({ id }) => id);
          const claimed = server.transact((tx) => claimItems(tx, { userId, itemIds, rewardId }));
          expect(
            await claimed.then(
              () => true,
              () => false,
            ),
          ).toBe(may);
          if (!may) continue;
          requests.push(rewardId);
          for (const item of wanted) Object.assign(item, { status: 'claimed', request: rewardId });
        } else if ('request' in one) {
          const rewardId = requests[one.request] ?? crypto.randomUUID();
          const isPaid = one.kind === 'pay';
          await server.transact((tx) => (isPaid ? payItems(tx, rewardId) : releaseItems(tx, rewardId)));
          for (const item of items.filter(({ status, request }) => status === 'claimed' && request === rewardId)) {
            Object.assign(item, isPaid ? { status: 'paid' } : { status: 'unclaimed', request: null });
          }
        } else {
          server.clock.now = later(one.days);
          await lapseItems(server.platform);
          await notifyLapsingSoon(server.platform);
          for (const item of items) if (item.status === 'unclaimed' && hasLapsed(item)) item.status = 'expired';
        }

        const seen = (await listItems(server.db, userId)).map(presentItem);
        const found = new Map(seen.map(({ uuid, status, reward_uuid }) => [uuid, { status, request: reward_uuid }]));
        expect(found).toEqual(new Map(items.map(({ id, status, request }) => [id, { status, request }])));
        const owed = items.filter(({ status, payer }) => status === 'unclaimed' && payer === 'platform');
        expect(await balanceOf(server.db, userId)).toBe(owed.reduce((sum, { amount }) => sum + amount, 0));
      }
    }),
    { numRuns: 25 },
  );
});
