import type { ClaimAnswer, ScriptSegment } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText } from '@paidang/editor/core';
import { answerClaim } from '../modules/claims';
import { openBoard, sendComment } from '../modules/comments';
import type { TaskMember } from '../modules/reviews';
import { chooseForm, multiPageScripts, onePageScripts } from '../modules/scripts';
import { suggest } from '../modules/suggestions';
import { filePath } from '../modules/uploads';
import type { CurrentUser } from '../modules/users';
import type { Transaction } from '../platform/transaction';
import { demoId } from './demo-id';
import type { Stage } from './stage';
import { acceptNewest, askForChanges, draftNext, sendNext } from './write-next';

/** A segment of the demo: `[title, start, end, picture description, narration, picture]`. */
export type SegmentText = readonly [string, number, number, string, string, string?];

interface Replacement {
  /** Number of the segment, from 1. */
  readonly segment: number;
  readonly words: string;
  readonly replacement: string;
}

const code = functionCodes.scriptPages;

/** The history of one task's script. */
export class VideoStory {
  #segments: readonly ScriptSegment[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly taskId: string,
    private readonly vendor: CurrentUser,
    private readonly creator: CurrentUser,
  ) {}

  /** Sends a script of segments. */
  async send(at: Date, texts: readonly SegmentText[]): Promise<void> {
    const scripts: ScriptSegment[] = [];
    for (const [title, start, end, text, narration, picture] of texts) {
      const path = picture ? filePath(await this.stage.picture(this.taskId, picture)) : null;
      const script_uuid = demoId(`segment ${this.taskId} ${title}`);
      scripts.push({ script_uuid, title, start, end, picture: path, text, narration });
    }
    this.#segments = scripts;
    this.#plan(at, this.creator, (tx, who) => sendNext(tx, { ...who, kind: multiPageScripts }, { scripts }));
  }

  accept(at: Date): void {
    this.#plan(at, this.vendor, (tx, who) => acceptNewest(tx, { ...who, kind: multiPageScripts }));
  }

  askForChanges(at: Date, summary: string): void {
    this.#plan(at, this.vendor, (tx, who) => askForChanges(tx, { ...who, kind: multiPageScripts }, summary));
  }

  comment(at: Date, message: string): void {
    this.#plan(at, this.vendor, async (tx, who) => {
      await sendComment(tx, await openBoard(tx, code, who), { message, quote: null, images: [] });
    });
  }

  /** The vendor suggests another wording for a passage of the first version. */
  suggest(at: Date, { segment, words, replacement }: Replacement): void {
    const { script_uuid, text } = this.#segments[segment - 1] ?? { script_uuid: '', text: '' };
    const plain = documentText(text);
    const start = plain.indexOf(words);
    if (start < 0) throw new Error(`The demo quotes text that is not in segment ${segment}: ${words}`);
    const end = start + words.length;
    const around = { prefix: plain.slice(Math.max(0, start - 32), start), suffix: plain.slice(end, end + 32) };
    const quote = { selectedText: words, ...around, start, end, version: 1 };
    this.#plan(at, this.vendor, async (tx, who) => {
      await suggest(tx, { ...who, code }, { quote, replacement, script_uuid });
    });
  }

  /** Starts a one-page script, without sending it. */
  draftOnePage(at: Date, description: string): void {
    this.#plan(at, this.creator, async (tx, who) => {
      await chooseForm(tx, who, 'one');
      const content = { description, compare_content: null, owner_role: 'Creator' as const };
      await draftNext(tx, { ...who, kind: onePageScripts }, content);
    });
  }

  /** The creator explains why a phrase in the one-page script may be used. */
  explain(at: Date, answer: Pick<ClaimAnswer, 'claim' | 'text' | 'reason'>): void {
    this.#plan(at, this.creator, async (tx, who) => {
      await answerClaim(tx, { ...who, code: functionCodes.scriptOnePage }, answer);
    });
  }

  #plan(at: Date, user: CurrentUser, scene: (tx: Transaction, who: TaskMember) => Promise<void>): void {
    this.stage.planAt(at, { taskId: this.taskId, user }, scene);
  }
}
