import {
  beginning,
  bytesOf,
  canonical,
  canonicalBytes,
  commit,
  type EntryBody,
  hashBody,
  hashEntry,
  newSalt,
} from '@paidang/evidence';
import type { AppendFacts, Fact, FactContent, Transaction } from '../../platform/transaction';
import {
  type ContentRow,
  type EntryRow,
  insertContents,
  insertEntries,
  lockHead,
  namesOf,
  type TaskPlace,
  tasksOf,
  updateHead,
} from './chain-store';
import { eraseCommentContents } from './erase-store';
import { listExisting } from './existing-store';

/** The data of an entry to be added. */
interface Draft {
  readonly fact: Fact;
  readonly task: TaskPlace;
  /** The name of the acting person at the time. */
  readonly person: string | undefined;
}

function partyOf({ userId, isGuest }: Fact, { vendorId }: TaskPlace): string {
  if (isGuest) return 'guest';
  if (userId === null) return 'platform';
  return userId === vendorId ? 'vendor' : 'creator';
}

/** The bytes to commit to, and the columns that store the content. */
const storageOf = (content: FactContent) =>
  'text' in content
    ? { bytes: bytesOf(content.text), row: { value: null, source: content.source, sourceId: content.id } }
    : {
        bytes: canonicalBytes(content.value),
        row: { value: canonical(content.value), source: null, sourceId: content.of ?? null },
      };

function contentsOf({ fact, task, person }: Draft, seq: number): Promise<(ContentRow & { hash: string })[]> {
  const all: [string, FactContent][] = Object.entries({
    ...(person ? { person: { value: person } } : {}),
    ...fact.contents,
  });
  return Promise.all(
    all.map(async ([name, content]) => {
      const { bytes, row } = storageOf(content);
      const salt = newSalt();
      const personId = name === 'person' ? fact.userId : null;
      return { ...row, projectId: task.projectId, seq, name, salt, personId, hash: await commit(salt, bytes) };
    }),
  );
}

/** The ids of the comments and rows the drafts are about. */
const subjectsOf = (drafts: readonly Draft[]): ReadonlySet<unknown> =>
  new Set(
    drafts.flatMap(({ fact: { about, contents = {} } }) => [
      about.comment,
      ...Object.values(contents).flatMap((content) => ('id' in content ? [content.id] : [])),
    ]),
  );

/**
 * The chain of a project that is older than its evidence begins with everything that already exists, so that later changes
 * to it are detectable. Who wrote it and when is stated, not proven.
 */
async function beginningOf(tx: Transaction, projectId: string, drafts: readonly Draft[]): Promise<Draft[]> {
  const [first] = drafts;
  if (!first) return [];
  const recorded = subjectsOf(drafts);
  const existing = (await listExisting(tx.db, projectId)).filter(({ id }) => !recorded.has(id));
  return existing.map(({ taskId, about, contents }) => ({
    fact: { kind: 'existing', taskId, userId: null, at: first.fact.at, about, ...(contents ? { contents } : {}) },
    task: first.task,
    person: undefined,
  }));
}

/** Appends entries to the chain of one project. */
async function extend(tx: Transaction, projectId: string, facts: readonly Draft[]): Promise<void> {
  const head = await lockHead(tx.db, projectId, beginning);
  const drafts = head.seq === 0 ? [...(await beginningOf(tx, projectId, facts)), ...facts] : facts;
  let { seq, hash: prev } = head;
  const entries: EntryRow[] = [];
  const contents: ContentRow[] = [];
  for (const draft of drafts) {
    const { fact, task } = draft;
    seq += 1;
    const own = await contentsOf(draft, seq);
    const body: EntryBody = {
      v: 1,
      chain: projectId,
      seq,
      at: fact.at.toISOString(),
      kind: fact.kind,
      task: fact.taskId,
      by: {
        party: partyOf(fact, task),
        user: fact.userId,
        session: fact.userId === null ? null : tx.sessionId,
        super_login: fact.userId !== null && tx.isSuperLogin,
      },
      about: fact.about,
      contents: Object.fromEntries(own.map(({ name, hash }) => [name, hash])),
    };
    const hash = await hashEntry(prev, await hashBody(body));
    entries.push({ projectId, seq, taskId: fact.taskId, prev, hash, body: canonical(body) });
    contents.push(...own.map(({ hash: _, ...row }) => row));
    prev = hash;
  }
  await insertEntries(tx.db, entries);
  await insertContents(tx.db, contents);
  await updateHead(tx.db, { projectId, seq, hash: prev });
}

/** The ids of comments the facts hide; their contents are erased. */
const hiddenBy = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ kind, about }) =>
    kind === 'comment' && about.action === 'hide' && typeof about.comment === 'string' ? [about.comment] : [],
  );

/**
 * Adds facts to the chains of their projects. Projects are processed in the order of their ids, so that two transactions
 * about the same projects cannot deadlock.
 */
export const keepFacts: AppendFacts = async (tx, facts) => {
  const tasks = await tasksOf(tx.db, [...new Set(facts.map(({ taskId }) => taskId))]);
  const people = facts.flatMap(({ userId }) => userId ?? []);
  const names = await namesOf(tx.db, [...new Set(people)]);
  const drafts = facts.flatMap((fact): Draft[] => {
    const task = tasks.get(fact.taskId);
    // The task was deleted in the same transaction, so nobody else ever took part in it.
    if (!task) return [];
    return [{ fact, task, person: fact.userId === null ? undefined : names.get(fact.userId) }];
  });
  const byProject = Map.groupBy(drafts, ({ task }) => task.projectId);
  for (const [projectId, own] of [...byProject].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await extend(tx, projectId, own);
  }
  await eraseCommentContents(tx.db, hiddenBy(facts));
};
