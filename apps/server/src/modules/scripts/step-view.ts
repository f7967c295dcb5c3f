import type {
  MultiPageScriptView,
  OnePageContent,
  OnePageScriptView,
  ScriptItem,
  ScriptSegment,
} from '@paidang/contract/entities';
import { countCharacters, documentText } from '@paidang/editor/core';
import type { Transaction } from '../../platform/transaction';
import { countOpenThreads, countOpenThreadsByScript, listSentSegments } from '../comments';
import { findVersion, loadStepView, type StepMember, stepOf } from '../reviews';
import { deletedOf } from './deleted-segments';
import { type ScriptMember, sentScripts } from './draft';
import { findChosenForm } from './store';

const charactersOf = ({ title, text, narration }: ScriptSegment): number =>
  countCharacters(title) + countCharacters(documentText(text)) + countCharacters(narration);

const totalsOf = (scripts: readonly ScriptSegment[]) => ({
  characters: scripts.reduce((sum, segment) => sum + charactersOf(segment), 0),
  seconds: Math.max(0, ...scripts.map(({ start, end }) => end ?? start ?? 0)),
});

const itemsOf = (
  scripts: readonly ScriptSegment[],
  open: ReadonlyMap<string, number>,
  isSent: (segment: string) => boolean,
): ScriptItem[] =>
  scripts.map(({ script_uuid, title, start, end }, index) => ({
    script_uuid,
    title,
    start,
    end,
    ordering: index + 1,
    message_count: open.get(script_uuid) ?? 0,
    is_sent: isSent(script_uuid),
  }));

/** The step view of a multi-page script: creators see their draft, vendors the last version. @throws 0404 */
export async function loadMultiPageView(tx: Transaction, member: ScriptMember): Promise<MultiPageScriptView> {
  const step = await stepOf(tx, member);
  const view = await loadStepView(tx, member, step);
  const drafted = view.draft?.content.scripts;
  const scripts = drafted ?? (await sentScripts(tx, member, step));
  const sent = drafted ? await listSentSegments(tx.db, step.id) : null;
  return {
    ...view,
    script_type: (await findChosenForm(tx.db, step.id)) === 'separate' ? 'separate' : 'multi',
    message_count: await countOpenThreads(tx.db, step.id),
    updated_at: view.draft?.updated_at ?? step.updatedAt.toISOString(),
    detail: totalsOf(scripts),
    items: itemsOf(scripts, await countOpenThreadsByScript(tx.db, step.id), (segment) => sent?.has(segment) ?? true),
    deleted_items: await deletedOf(tx, member, step),
  };
}

/** The step view of a one-page script. @throws 0404 */
export async function loadOnePageView(
  tx: Transaction,
  member: StepMember<OnePageContent>,
  ai: OnePageScriptView['ai'],
): Promise<OnePageScriptView> {
  const step = await stepOf(tx, member);
  const view = await loadStepView(tx, member, step);
  const sent = await findVersion(tx.db, step.id, step.version);
  const content = view.draft?.content ?? (sent ? member.kind.codec.parse(sent.version.content) : null);
  return {
    ...view,
    script_type: 'one',
    message_count: await countOpenThreads(tx.db, step.id),
    updated_at: view.draft?.updated_at ?? step.updatedAt.toISOString(),
    detail: { characters: countCharacters(documentText(content?.description ?? '')), seconds: 0 },
    owner_role: content?.owner_role ?? 'Creator',
    ai,
  };
}
