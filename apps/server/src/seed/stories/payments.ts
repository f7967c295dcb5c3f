import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceDataFields } from '@paidang/contract/entities';
import { payDayAfter } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';
import type { ServicePictureKind } from '@paidang/contract/vocabulary';
import { paths } from '../../config/paths';
import { setBuildMode } from '../../modules/projects';
import { listItems } from '../../modules/reward-items';
import {
  approveReward,
  markReward,
  previewReward,
  rewardToReview,
  sendReward,
  takeReward,
} from '../../modules/rewards';
import { keepSealedPicture, saveServiceData, sealPicture } from '../../modules/service-data';
import type { CurrentUser } from '../../modules/users';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { demoId } from '../demo-id';
import { type DemoStaff, staffMember } from '../people';
import type { Stage } from '../stage';

const projects = { soap: '家事皂｜一週洗碗日記', coffee: '掛耳咖啡｜通勤七分鐘' } as const;

/** A fictitious person: the number is the usual example for explaining its check digit. */
const acheng: ServiceDataFields = {
  nationality_status: 'native',
  is_resident: true,
  is_union_insured: false,
  name: '陳澄宇',
  date_of_birth: '1994-03-09',
  id_no: 'A123456789',
  residence_permit_no: '',
  residence_country_id: 'TW',
  residence_state_id: '103',
  residence_address: '迪化街一段21號',
  is_same_address: true,
  contact_country_id: 'TW',
  contact_state_id: '103',
  contact_address: '迪化街一段21號',
  contact_no: '',
  mobile_no: '0912345678',
  bank_code: '004',
  branch_code: '0037',
  account_name: '陳澄宇',
  bank_account: '012345674821',
};

const papers: Partial<Record<ServicePictureKind, string>> = {
  id_front_image: 'id-front.jpg',
  id_back_image: 'id-back.jpg',
  bank_account_image: 'passbook.jpg',
};

async function giveServiceData(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  await saveServiceData(tx, platform.sealer, userId, { revision: 0, ...acheng });
  for (const [kind, name] of Object.entries(papers) as [ServicePictureKind, string][]) {
    const path = join(paths.demo, 'papers', name);
    const { size: bytes } = await stat(path);
    const file = { path, name, bytes, sha256: '' };
    await keepSealedPicture(tx, platform, await sealPicture({ ...platform, db: tx.db }, file, { userId, kind }));
  }
}

/** Requests payment of the project's fee. */
async function ask(tx: Transaction, platform: Platform, user: CurrentUser, projectId: string): Promise<string> {
  const items = await listItems(tx.db, user.id);
  const itemIds = items
    .filter(({ item }) => item.projectId === projectId && item.kind === 'task_fee')
    .map(({ item }) => item.id);
  const { statement } = await previewReward(tx, platform, user, itemIds);
  const signed = { signature: { name: acheng.name }, figures: statement.figures, ip: '203.0.113.24' };
  return (await sendReward(tx, platform, user, { itemIds, ...signed })).uuid;
}

/** A sent request, about to be processed by a member of staff. */
async function handled(tx: Transaction, { id }: { id: string }, member: DemoStaff) {
  return { user: await staffMember(tx, member), id };
}

/**
 * The platform ran two projects of 阿澄, so it pays their fees: one is paid, the other is under review. The trial bonus has
 * not been requested yet.
 */
export function payments(stage: Stage, platform: Platform): void {
  const { ago } = stage.calendar;
  const user = stage.people.acheng;
  const runByPlatform = (at: Date, project: string): void =>
    stage.plan(at, async (tx) => void (await setBuildMode(tx.db, demoId(project), 'platform')));
  const request = (project: string, sent: Date, taken: Date): { id: string } => {
    const reward = { id: '' };
    stage.plan(sent, async (tx) => {
      reward.id = await ask(tx, platform, user, demoId(project));
    });
    stage.plan(taken, async (tx) => void (await takeReward(tx, await handled(tx, reward, 'team'))));
    return reward;
  };

  runByPlatform(ago(95, '12:00'), projects.soap);
  runByPlatform(ago(66, '12:00'), projects.coffee);
  stage.plan(ago(75, '20:10'), (tx) => giveServiceData(tx, platform, user.id));

  const soap = request(projects.soap, ago(75, '20:40'), ago(74, '10:15'));
  const approved = ago(74, '11:05');
  stage.plan(approved, async (tx) => {
    const handling = await handled(tx, soap, 'team');
    await rewardToReview(tx, platform, handling);
    await approveReward(tx, platform, handling);
  });
  stage.plan(new Date(`${payDayAfter(dayOf(approved))}T14:20:00+08:00`), async (tx) => {
    await markReward(tx, await handled(tx, soap, 'secondOfTeam'), { isPaid: true });
  });

  request(projects.coffee, ago(2, '21:30'), ago(1, '10:40'));
}
