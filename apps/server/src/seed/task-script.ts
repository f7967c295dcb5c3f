import type { CopyContent, CopyPhoto } from '@paidang/contract/entities';
import { clockOf } from '@paidang/contract/rules';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { documentText } from '@paidang/editor/core';
import { briefs } from '../modules/briefs';
import { createReadOutcomes } from '../modules/comment-outcomes';
import { editComment, openBoard, proveComment, sendComment, setProcessed } from '../modules/comments';
import { copyPhotos, copyTexts } from '../modules/copywritings';
import { outlines } from '../modules/outlines';
import { listPlatforms } from '../modules/projects';
import { findVersion, stepOf, type TaskMember } from '../modules/reviews';
import { confirm, open, propose } from '../modules/schedules';
import { act, lockStep } from '../modules/steps';
import { filePath } from '../modules/uploads';
import type { CurrentUser } from '../modules/users';
import { countReports, decideWork, findWork, submitWork } from '../modules/works';
import { notFound } from '../platform/errors';
import { taipeiDay } from '../platform/schedule';
import type { Transaction } from '../platform/transaction';
import { type DatePlan, planDates } from './date-plan';
import { demoId } from './demo-id';
import type { Stage } from './stage';
import type { BriefText } from './texts/briefs';
import { acceptNewest, askForChanges, draftNext, finaliseNewest, sendNext } from './write-next';

const context = 32;
const firstProposal = { number: 1 };

/** A planned comment; it gets its UUID when its scene is played. */
export interface PlannedComment {
  id: string;
}

interface SeedTexts {
  readonly text: string;
  /** The passage of the current version it refers to. */
  readonly quote?: string;
  /** File names in `demo/pictures`. */
  readonly pictures?: readonly string[];
}

interface OnlineWork {
  readonly url: string;
  readonly since: Date;
  /** The pasted text. */
  readonly text: string;
}

async function decideNewest(
  tx: Transaction,
  who: TaskMember,
  decision: { readonly verdict: 'passed' | 'failed'; readonly reason?: string },
): Promise<void> {
  const work = await findWork(tx.db, who.platformId ?? '');
  await decideWork(tx, who, { ...decision, number: work ? await countReports(tx.db, work.id) : 0 });
}

/** The history of one task, planned step by step. */
export class TaskScript {
  constructor(
    private readonly stage: Stage,
    private readonly taskId: string,
    private readonly vendor: CurrentUser,
    private readonly creator: CurrentUser,
  ) {}

  /** A move of the workflow. */
  move(at: Date, by: 'vendor' | 'creator', code: FunctionCode, action: string): void {
    this.#plan(at, by, async (tx, { membership, user }) => {
      const step = await lockStep(tx.db, this.taskId, code);
      if (!step) throw notFound();
      await act(tx, membership, { step, action, actor: { party: membership.party, user } });
    });
  }

  /** The brief is acknowledged and the dates are agreed. */
  prepare(days: number, brief: BriefText, dates: DatePlan): void {
    const { ago } = this.stage.calendar;
    this.brief(ago(days, '10:12'), brief);
    this.move(ago(days - 1, '11:40'), 'creator', functionCodes.brief, 'acknowledge');
    this.schedule(ago(days - 1, '15:05'), dates);
    this.#plan(ago(days - 2, '09:30'), 'vendor', async (tx, who) => {
      await open(tx, who, firstProposal);
      await confirm(tx, who, firstProposal);
    });
  }

  /** The creator proposes dates. */
  schedule(at: Date, dates: DatePlan, note = ''): void {
    const content = { dates: planDates(dates, this.stage.calendar), note, is_free: false };
    this.#plan(at, 'creator', async (tx, who) => propose(tx, who, { content, number: 0, revision: 0 }));
  }

  /** The vendor sends the brief, for the platforms the task has. */
  brief(at: Date, text: BriefText): void {
    this.#plan(at, 'vendor', async (tx, who) => {
      const platforms = (await listPlatforms(tx.db, [this.taskId])).map(({ id, title, kind }) => ({
        platform_uuid: id,
        platform_title: title,
        kind,
      }));
      await sendNext(tx, { ...who, kind: briefs }, { ...text, platforms });
    });
  }

  /** The copy of a platform, by its name. */
  copy(at: Date, platform: string, content: CopyContent): void {
    this.#planFor(platform, at, 'creator', async (tx, who) => sendNext(tx, { ...who, kind: copyTexts }, content));
  }

  acceptCopy(at: Date, platform: string): void {
    this.#planFor(platform, at, 'vendor', async (tx, who) => acceptNewest(tx, { ...who, kind: copyTexts }));
  }

  askForCopyChanges(at: Date, platform: string, summary: string): void {
    this.#planFor(platform, at, 'vendor', async (tx, who) => askForChanges(tx, { ...who, kind: copyTexts }, summary));
  }

  /** The pictures of a platform, each with its caption. */
  photos(at: Date, platform: string, photos: readonly (readonly [picture: string, caption: string])[]): void {
    this.#planFor(platform, at, 'creator', async (tx, who) => {
      const kept: CopyPhoto[] = [];
      for (const [picture, caption] of photos) {
        const path = filePath(await this.stage.picture(this.taskId, picture));
        kept.push({ photo_uuid: demoId(`photo ${this.taskId} ${platform} ${picture}`), path, caption });
      }
      await sendNext(tx, { ...who, kind: copyPhotos }, { photos: kept });
    });
  }

  /** Reports a platform's work as online. */
  work(at: Date, platform: string, { url, since, text }: OnlineWork): void {
    this.#planFor(platform, at, 'creator', async (tx, who) => {
      const published = { published_date: taipeiDay(since), published_time: clockOf(since) };
      const revision = (await findWork(tx.db, who.platformId ?? ''))?.revision ?? 0;
      await submitWork(tx, who, { content: { url, ...published, text, is_disclosed: true }, revision });
    });
  }

  passWork(at: Date, platform: string): void {
    this.#planFor(platform, at, 'vendor', (tx, who) => decideNewest(tx, who, { verdict: 'passed' }));
  }

  refuseWork(at: Date, platform: string, reason: string): void {
    this.#planFor(platform, at, 'vendor', (tx, who) => decideNewest(tx, who, { verdict: 'failed', reason }));
  }

  commentWorks(at: Date, by: 'vendor' | 'creator', message: string): void {
    this.#plan(at, by, async (tx, who) => {
      await sendComment(tx, await openBoard(tx, functionCodes.worksOnline, who), { message, quote: null, images: [] });
    });
  }

  draft(at: Date, html: string): void {
    this.#plan(at, 'creator', async (tx, who) => draftNext(tx, { ...who, kind: outlines }, html));
  }

  send(at: Date, html: string): void {
    this.#plan(at, 'creator', async (tx, who) => sendNext(tx, { ...who, kind: outlines }, html));
  }

  askForChanges(at: Date, summary = ''): void {
    this.#plan(at, 'vendor', async (tx, who) => askForChanges(tx, { ...who, kind: outlines }, summary));
  }

  finalise(at: Date): void {
    this.#plan(at, 'creator', (tx, who) => finaliseNewest(tx, { ...who, kind: outlines }));
  }

  accept(at: Date): void {
    this.#plan(at, 'vendor', (tx, who) => acceptNewest(tx, { ...who, kind: outlines }));
  }

  comment(at: Date, by: 'vendor' | 'creator', words: SeedTexts, thread?: PlannedComment): PlannedComment {
    const planned: PlannedComment = { id: '' };
    this.#plan(at, by, async (tx, who) => {
      const images: string[] = [];
      for (const name of words.pictures ?? []) images.push(await this.stage.picture(this.taskId, name));
      const quote = words.quote ? await this.#quote(tx, who, words.quote) : null;
      const draft = { message: words.text, message_id: thread?.id, quote, images };
      planned.id = (await sendComment(tx, await openBoard(tx, functionCodes.outline, who), draft)).message_id;
    });
    return planned;
  }

  edited(at: Date, by: 'vendor' | 'creator', comment: PlannedComment, text: string): void {
    this.#plan(at, by, async (tx, who) => {
      await editComment(tx, await openBoard(tx, functionCodes.outline, who), comment.id, { message: text, images: [] });
    });
  }

  processed(at: Date, by: 'vendor' | 'creator', ...comments: PlannedComment[]): void {
    this.#plan(at, by, async (tx, who) => {
      const board = await openBoard(tx, functionCodes.outline, who);
      for (const { id } of comments) await setProcessed(tx, board, id, true);
    });
  }

  /** The vendor confirms that the latest version does what these comments ask for. */
  proven(at: Date, ...comments: PlannedComment[]): void {
    this.#plan(at, 'vendor', async (tx, who) => {
      const board = { ...(await openBoard(tx, functionCodes.outline, who)), readOutcomes: createReadOutcomes() };
      for (const { id } of comments) await proveComment(tx, board, id, board.version);
    });
  }

  async #quote(tx: Transaction, who: TaskMember, words: string) {
    const step = await stepOf(tx, { ...who, kind: outlines });
    const text = documentText((await findVersion(tx.db, step.id, step.version))?.version.content ?? '');
    const start = text.indexOf(words);
    if (start < 0) throw new Error(`The demo quotes text that is not in version ${step.version}: ${words}`);
    const end = start + words.length;
    return {
      selectedText: words,
      prefix: text.slice(Math.max(0, start - context), start),
      suffix: text.slice(end, end + context),
      start,
      end,
      version: step.version,
    };
  }

  /** Plans a scene about one platform. */
  #planFor(
    platform: string,
    at: Date,
    by: 'vendor' | 'creator',
    scene: (tx: Transaction, who: TaskMember) => Promise<void>,
  ): void {
    this.stage.planAt(at, { taskId: this.taskId, user: this[by], platform }, scene);
  }

  #plan(at: Date, by: 'vendor' | 'creator', scene: (tx: Transaction, who: TaskMember) => Promise<void>): void {
    this.stage.planAt(at, { taskId: this.taskId, user: this[by] }, scene);
  }
}
