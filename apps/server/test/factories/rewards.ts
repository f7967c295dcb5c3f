import { rewardCalls } from '@paidang/contract/calls';
import type { Reward, RewardPreview, ServiceDataFields } from '@paidang/contract/entities';
import type { ServicePictureKind } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { grantItem } from '../../src/modules/reward-items';
import { rewardItems } from '../../src/modules/reward-items/schema';
import { servicePictures } from '../../src/modules/service-data/schema';
import { saveServiceData } from '../../src/modules/service-data/service';
import type { TestApp } from '../build-app';
import { createUser, type TestUser } from './users';

/** Complete service data except for its pictures. */
export const wholeData: ServiceDataFields = {
  nationality_status: 'native',
  is_resident: true,
  is_union_insured: false,
  name: '陳澄宇',
  date_of_birth: '1994-05-20',
  id_no: 'A123456789',
  residence_permit_no: '',
  residence_country_id: 'TW',
  residence_state_id: '103',
  residence_address: '重慶北路二段50號',
  is_same_address: true,
  contact_country_id: 'TW',
  contact_state_id: '103',
  contact_address: '重慶北路二段50號',
  contact_no: '',
  mobile_no: '0912345678',
  bank_code: '004',
  branch_code: '0037',
  account_name: '陳澄宇',
  bank_account: '12345678904821',
};

const pictures: readonly ServicePictureKind[] = ['id_front_image', 'id_back_image', 'bank_account_image'];

/** Saves service data sufficient for sending a request. The pictures are rows without files, since nobody opens them. */
export async function giveServiceData(
  { transact, platform }: TestApp,
  { id: userId }: TestUser,
  changes: Partial<ServiceDataFields> = {},
): Promise<void> {
  await transact(async (tx) => {
    await saveServiceData(tx, platform.sealer, userId, { ...wholeData, ...changes, revision: 0 });
    const { keyId, wrappedKey } = platform.sealer.seal(userId, Buffer.from('x'));
    const rows = pictures.map((kind) => ({
      userId,
      kind,
      file: kind,
      keyId,
      wrappedKey,
      bytes: 1,
      uploadedAt: tx.now,
    }));
    await tx.db.insert(servicePictures).values(rows);
  });
}

let causes = 0;

/** Grants bonuses of these amounts. @returns their ids */
export async function grantBonuses({ transact }: TestApp, { id: userId }: TestUser, ...amounts: number[]) {
  return transact(async (tx) => {
    const ids: string[] = [];
    for (const amount of amounts) {
      causes += 1;
      const cause = `test-${causes}`;
      await grantItem(tx, { userId, kind: 'trial_bonus', cause, amount, payer: 'platform', title: '創作者體驗金' });
      const [row] = await tx.db.select().from(rewardItems).where(eq(rewardItems.cause, cause));
      if (row) ids.push(row.id);
    }
    return ids;
  });
}

/** A creator with service data who has not earned anything yet. */
export async function createPayee(server: TestApp): Promise<TestUser> {
  const creator = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
  await giveServiceData(server, creator);
  return creator;
}

/** The body for signing these items, with their current figures. */
export async function signingOf(server: TestApp, as: TestUser, items: readonly string[]) {
  const answer = await server.call(rewardCalls.preview, { as, body: { reward_items: items } });
  const preview: RewardPreview = answer.json().data;
  return { signature: { name: wholeData.name, agreed: true }, figures: preview.statement.figures };
}

/** Sends a signed request for the payment of items. */
export async function sendRequest(server: TestApp, as: TestUser, items: readonly string[]): Promise<Reward> {
  const body = { reward_items: items, ...(await signingOf(server, as, items)) };
  return (await server.call(rewardCalls.send, { as, body })).json().data;
}
