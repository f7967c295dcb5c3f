import { setImmediate } from 'node:timers/promises';
import { type CommentOutcome, VideoContent } from '@paidang/contract/entities';
import { secondsOf } from '@paidang/contract/rules';
import { type TextStepCode, textSteps } from '@paidang/contract/steps';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import type { ReadOutcomes } from '../comments';
import { findVersion } from '../reviews';
import { findVideo } from '../videos';
import { contentParts } from './content-parts';
import { type CommentedPlace, ComparedContents, type OutcomeDetail } from './text-outcome';

type Comment = Parameters<ReadOutcomes>[2][number];

/** Size of the outcome cache. Entries stay valid, since neither a sent version nor a quote ever changes. */
const cacheSize = 5000;

/** How many comments are compared before yielding to other requests. */
const batchSize = 20;

const isText = (code: FunctionCode): code is TextStepCode => textSteps.some((step) => step === code);

/** The version a comment refers to: for a quote, the version it was selected in. */
const versionOf = ({ quote, version }: Comment): number =>
  quote && quote.version > 0 ? Math.min(quote.version, version) : version;

interface Films {
  readonly before: string;
  readonly after: string;
  /** Length of the later video in seconds; `null` while unknown. */
  readonly length: number | null;
}

/** Videos cannot be compared automatically; only a moment past the end of the later video is known to be gone. */
const filmOutcome = ({ before, after, length }: Films, { time }: Comment): OutcomeDetail => {
  const isSame = before === after;
  const isGone = time !== null && length !== null && secondsOf(time) > length;
  return {
    ...{ kind: isSame ? 'unchanged' : isGone ? 'gone' : 'seen', runs: [], is_quote_kept: isSame },
    ...{ moved: null, pictures: null },
  };
};

async function readFilms(db: Database, taskId: string, before: string, after: string): Promise<Films> {
  const [old, current] = [before, after].map((stored) => VideoContent.parse(JSON.parse(stored)).video_uuid);
  const film = current ? await findVideo(db, taskId, current) : null;
  return { before: old ?? '', after: current ?? '', length: film?.duration ?? null };
}

/** Reads two versions and returns a function that determines what became of a comment's place. */
async function readComparer(
  db: Database,
  { code, stepId, taskId }: { code: FunctionCode; stepId: string; taskId: string },
  from: number,
  to: number,
): Promise<((comment: Comment) => OutcomeDetail) | null> {
  const [before, after] = [await findVersion(db, stepId, from), await findVersion(db, stepId, to)];
  if (!before || !after) return null;
  const [old, current] = [before.version.content, after.version.content];
  if (code === functionCodes.video) {
    const films = await readFilms(db, taskId, old, current);
    return (comment) => filmOutcome(films, comment);
  }
  if (!isText(code)) return null;
  const earlier = contentParts(code, old);
  // Parsing long texts is slow: yield to other requests between the two.
  await setImmediate();
  const contents = new ComparedContents(earlier, contentParts(code, current));
  return ({ quote, scriptId }: CommentedPlace) => contents.outcomeOf({ quote, scriptId });
}

/** Creates a function that determines what became of the places of comments on earlier versions. */
export function createReadOutcomes(): ReadOutcomes {
  const cache = new Map<string, CommentOutcome>();
  const remember = (key: string, outcome: CommentOutcome): void => {
    const [oldest] = cache.keys();
    if (cache.size >= cacheSize && oldest !== undefined) cache.delete(oldest);
    cache.set(key, outcome);
  };

  return async ({ db }, { code, step, membership, version: to }, comments) => {
    if (code !== functionCodes.video && !isText(code)) return new Map();
    const outcomes = new Map<string, CommentOutcome>();
    const comparers = new Map<number, Awaited<ReturnType<typeof readComparer>>>();
    let compared = 0;
    for (const comment of comments) {
      const { id, quote } = comment;
      const from = versionOf(comment);
      // A comment loses its quote when the platform hides it, which changes the outcome.
      const key = `${id} ${from} ${to} ${quote ? 'place' : 'whole'}`;
      let outcome = cache.get(key);
      if (!outcome) {
        let compare = comparers.get(from);
        if (compare === undefined) {
          compare = await readComparer(db, { code, stepId: step.id, taskId: membership.task.id }, from, to);
          comparers.set(from, compare);
        }
        if (!compare) continue;
        outcome = { ...compare(comment), from, to };
        remember(key, outcome);
        compared += 1;
        if (compared % batchSize === 0) await setImmediate();
      }
      outcomes.set(id, outcome);
    }
    return outcomes;
  };
}
