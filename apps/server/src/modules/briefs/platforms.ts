import type { BriefPlatform } from '@paidang/contract/entities';
import { briefMessages } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { deletePlatform, listPlatforms, type PlatformRow, updatePlatform } from '../projects';
import { hasReport, settleReports } from '../reports';
import { countDrafts } from '../reviews';
import { addPlatforms, openGates, stepsOfTask } from '../steps';
import { hasWork, updateWorksStatus } from '../works';

/** Whether anything has been written for a platform, sent or not. */
async function isBegun({ db }: Transaction, platform: PlatformRow): Promise<boolean> {
  const { id, taskId } = platform;
  if (await hasReport(db, platform)) return true;
  const own = (await stepsOfTask(db, taskId)).filter(({ platformId }) => platformId === id);
  if (own.some(({ version }) => version > 0) || (await hasWork(db, id))) return true;
  return (
    (await countDrafts(
      db,
      own.map((step) => step.id),
    )) > 0
  );
}

/** @throws 0422 when it already has copy, a work or a report */
async function removePlatform(tx: Transaction, platform: PlatformRow): Promise<void> {
  if (await isBegun(tx, platform)) {
    throw invalid({ errors: { 'content.platforms': [`${platform.title}：${briefMessages.platformBegun}`] } });
  }
  await deletePlatform(tx.db, platform);
}

export interface Match {
  readonly named: BriefPlatform;
  readonly position: number;
  /** `null` for a new platform. */
  readonly platform: PlatformRow | null;
}

/** Matches the platforms named in a brief to the task's: by name, or else by uuid, which renames them. */
export function matchPlatforms(present: readonly PlatformRow[], wanted: readonly BriefPlatform[]): Match[] {
  const unmatched = new Set(present);
  const claim = (fits: (platform: PlatformRow) => boolean): PlatformRow | null => {
    const found = [...unmatched].find(fits) ?? null;
    if (found) unmatched.delete(found);
    return found;
  };
  const byName = wanted.map(({ platform_title: title, kind }) =>
    claim((platform) => platform.title === title && platform.kind === kind),
  );
  return wanted.map((named, position) => ({
    named,
    position,
    platform: byName[position] ?? claim(({ id, kind }) => id === named.platform_uuid && kind === named.kind),
  }));
}

/**
 * Sets a task's platforms to those its brief names, in that order. New platforms are added with their copywriting steps;
 * platforms that are no longer named are deleted.
 *
 * @throws 0422 when something was already written for a platform that would be deleted
 */
export async function syncPlatforms(
  tx: Transaction,
  membership: TaskMembership,
  wanted: readonly BriefPlatform[],
): Promise<void> {
  const present = await listPlatforms(tx.db, [membership.task.id]);
  const matches = matchPlatforms(present, wanted);
  for (const platform of present) {
    if (!matches.some((match) => match.platform === platform)) await removePlatform(tx, platform);
  }
  for (const { platform, named, position } of matches) {
    if (platform) await updatePlatform(tx.db, platform, { title: named.platform_title, position });
  }
  const added = matches.flatMap(({ platform, named, position }) =>
    platform ? [] : { title: named.platform_title, kind: named.kind, position },
  );
  await addPlatforms(tx, membership.task, added);
  const kept = new Set(matches.flatMap(({ platform }) => platform?.id ?? []));
  if (added.length > 0 || kept.size < present.length) await settlePlatforms(tx, membership);
}

/** To call after platforms were added or removed: opens gates and updates the statuses derived from all platforms. */
export async function settlePlatforms(tx: Transaction, membership: TaskMembership): Promise<void> {
  await openGates(tx, membership);
  await updateWorksStatus(tx, membership);
  await settleReports(tx, membership);
}
