import type { MultiPageContent, ScriptSegment } from '@paidang/contract/entities';
import { segmentNumbers } from '@paidang/contract/rules';
import { actionCodes, type CodeTriple, identityCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import { insertActivity } from '../projects';
import type { StepMember } from '../reviews';
import { listVersions } from '../reviews';
import { type StepRow, stepParameters } from '../steps';

/** A segment with its number in a version. */
interface Numbered {
  readonly id: string;
  /** From 1. */
  readonly ordering: number;
}

const numbered = (scripts: readonly ScriptSegment[]): Numbered[] =>
  scripts.map(({ script_uuid: id }, index) => ({ id, ordering: index + 1 }));

const without = (one: readonly Numbered[], other: readonly Numbered[]): Numbered[] =>
  one.filter(({ id }) => !other.some((known) => known.id === id));

async function notifySegments(
  tx: Transaction,
  { kind, membership, user, askId }: StepMember<MultiPageContent>,
  step: StepRow,
  segments: readonly Numbered[],
  action: '02' | '03',
): Promise<void> {
  const [first] = segments;
  if (!first) return;
  const code: CodeTriple = `${identityCodes.creator}-${kind.code}-${action}`;
  const orderings = segments.map(({ ordering }) => ordering);
  await notify(tx, {
    to: membership.project.vendorId,
    from: user,
    code,
    parameters: {
      ...(await stepParameters(tx, membership, step)),
      script_uuid: first.id,
      ordering: first.ordering,
      orderings,
      ...(askId ? { group_id: askId } : {}),
    },
  });
  await insertActivity(tx.db, {
    projectId: membership.project.id,
    taskId: membership.task.id,
    actorId: user.id,
    code,
    version: step.version,
    action: action === actionCodes.archived ? 'remove_segment' : 'recover_segment',
    excerpt: segmentNumbers(orderings),
    createdAt: tx.now,
  });
}

/**
 * Notifies the vendor of segments that a new version leaves out (numbered as in the previous version) or brings back
 * (numbered as in the new one). Changes to the draft in between are not reported.
 *
 * @param step as it is after the version was sent
 */
export async function announceSegmentChanges(
  tx: Transaction,
  member: StepMember<MultiPageContent>,
  step: StepRow,
): Promise<void> {
  const contents = (await listVersions(tx.db, step.id)).map(({ version }) =>
    numbered(member.kind.codec.parse(version.content).scripts),
  );
  const [now = [], before = [], ...earlier] = contents.toReversed();
  await notifySegments(tx, member, step, without(before, now), actionCodes.archived);
  const again = without(now, before).filter(({ id }) => earlier.flat().some((known) => known.id === id));
  await notifySegments(tx, member, step, again, actionCodes.modified);
}
