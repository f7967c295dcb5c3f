import { createHash } from 'node:crypto';
import type { BriefPlatform, PlatformChange, PlatformConsequences } from '@paidang/contract/entities';
import { stepDefinition, taskSteps } from '@paidang/contract/steps';
import { FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { findTransition } from '@paidang/contract/workflow';
import type { Database } from '../../platform/database';
import { briefs, matchPlatforms } from '../briefs';
import type { TaskRow } from '../membership';
import { listPlatforms, type PlatformRow } from '../projects';
import { countDrafts } from '../reviews';
import { findStep, stepsOfTask } from '../steps';
import { countComments, partsOf } from './platform-store';

const nothing = { previous_title: null, versions: 0, drafts: 0, comments: 0, is_accepted: false };

/** The steps that have a separate part for each platform. */
const stepsOfPlatform = ({ type }: TaskRow): FunctionCode[] =>
  taskSteps(type).filter(
    (code) =>
      stepDefinition(code).copyPart || code === functionCodes.worksOnline || code === functionCodes.closingReport,
  );

/** What is lost if a platform is removed. */
async function removal(db: Database, platform: PlatformRow): Promise<PlatformChange> {
  const own = (await stepsOfTask(db, platform.taskId)).filter(({ platformId }) => platformId === platform.id);
  const { work, report } = await partsOf(db, platform);
  const written = await countDrafts(
    db,
    own.map(({ id }) => id),
  );
  return {
    platform_title: platform.title,
    kind: platform.kind,
    change: 'removed',
    previous_title: null,
    steps: [
      ...own.map((step) => FunctionCode.parse(step.function)),
      ...(work ? [functionCodes.worksOnline] : []),
      ...(report ? [functionCodes.closingReport] : []),
    ],
    versions: own.reduce((sum, { version }) => sum + version, 0) + (work?.versions ?? 0) + (report?.versions ?? 0),
    drafts: written + [work, report].filter((part) => typeof part?.draft === 'string').length,
    comments: await countComments(db, platform),
    is_accepted:
      own.some(({ acceptedAt }) => acceptedAt !== null) || work?.status === 'passed' || report?.status === 'accepted',
  };
}

/** The version number a changed brief would get; `null` if none was sent, or the brief was archived. */
async function nextBriefVersion(db: Database, { id }: TaskRow): Promise<number | null> {
  const brief = await findStep(db, id, functionCodes.brief);
  if (!brief || brief.version === 0 || !findTransition(briefs.machine, brief.status, 'send', 'vendor')) return null;
  return brief.version + 1;
}

export interface PlannedPlatforms extends PlatformConsequences {
  readonly removed: readonly PlatformRow[];
}

/** The consequences of giving a task these platforms. */
export async function planPlatforms(
  db: Database,
  task: TaskRow,
  wanted: readonly BriefPlatform[],
): Promise<PlannedPlatforms> {
  const present = await listPlatforms(db, [task.id]);
  const matches = matchPlatforms(present, wanted);
  const removed = present.filter((platform) => !matches.some((match) => match.platform === platform));
  const named = matches.flatMap(({ named: { platform_title, kind }, platform }): PlatformChange[] => {
    if (!platform) {
      return [{ ...nothing, platform_title, kind, change: 'added', steps: stepsOfPlatform(task) }];
    }
    if (platform.title === platform_title) return [];
    return [{ ...nothing, platform_title, kind, change: 'renamed', previous_title: platform.title, steps: [] }];
  });
  const changes = [...named];
  for (const platform of removed) changes.push(await removal(db, platform));
  const brief_version = changes.length > 0 ? await nextBriefVersion(db, task) : null;
  const seen = createHash('sha256').update(JSON.stringify({ changes, brief_version })).digest('hex');
  return { changes, brief_version, seen, removed };
}
