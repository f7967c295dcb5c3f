import type { RewardItem } from '@paidang/contract/entities';
import type { RewardItemStatus } from '@paidang/contract/vocabulary';
import type { ItemRecord } from './store';

const statuses: Record<ItemRecord['last']['kind'], RewardItemStatus> = {
  granted: 'unclaimed',
  claimed: 'claimed',
  released: 'unclaimed',
  paid: 'paid',
  expired: 'expired',
};

export const presentItem = ({ item, last, project, task }: ItemRecord): RewardItem => ({
  uuid: item.id,
  kind: item.kind,
  status: statuses[last.kind],
  payer: item.payer,
  amount: item.amount,
  title: item.title,
  project: project && { uuid: project.id, name: project.name },
  task: task && { uuid: task.id, index: task.position },
  granted_at: item.grantedAt.toISOString(),
  expires_at: item.expiresAt?.toISOString() ?? null,
  reward_uuid: last.kind === 'released' ? null : last.rewardId,
});
