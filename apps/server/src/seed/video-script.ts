import { randomUUID } from 'node:crypto';
import { copyFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnShape } from '@paidang/contract/entities';
import { filmTimeOf } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import sharp from 'sharp';
import { paths } from '../config/paths';
import { keepCaptions, storeCaptions } from '../modules/captions';
import { openBoard, sendComment, setProcessed } from '../modules/comments';
import { listRequirements } from '../modules/requirements';
import { stepOf, type TaskMember } from '../modules/reviews';
import { markRequirement } from '../modules/trace';
import { keepPicture, newFileName } from '../modules/uploads';
import type { CurrentUser } from '../modules/users';
import {
  beginVideo,
  claimRendition,
  confirmDuration,
  linkVideo,
  openPlace,
  recordRendition,
  recordTranscodedVideo,
  videoStep,
} from '../modules/videos';
import { readRendition } from '../platform/ffmpeg';
import { hashOfFile } from '../platform/storage';
import type { Transaction } from '../platform/transaction';
import type { Stage } from './stage';
import type { PlannedComment } from './task-script';
import { acceptNewest, askForChanges, sendNext } from './write-next';

/** Properties of the videos in `demo/films`. */
const cut = { seconds: 12, width: 1280, height: 720, fps: 24 };

/** The sizes prepared for a video, as planned by `ladderOf`; making them would take longer than the rest of the demo. */
const sizes = [360, 720];

/** A storyboard picture every half second, as for any short video. */
const storyboardCount = 24;

/** Further details of a sent cut. */
interface SentWith {
  /** The creator's file name of the captions, an `.srt` in `demo/films`. */
  readonly captions?: string;
  /** Whether its further sizes are prepared, so that the player can choose. */
  readonly hasSizes?: boolean;
}

interface Moment {
  readonly text: string;
  /** In seconds from the beginning. */
  readonly from?: number;
  readonly to?: number;
  /** The drawing at that point, and the file name of its frame in `demo/films`. */
  readonly drawn?: { readonly shapes: DrawnShape[]; readonly still: string };
}

const timeOf = (seconds: number | undefined) => (seconds === undefined ? null : filmTimeOf(seconds, cut.fps));

/** The history of one task's video. */
export class VideoScript {
  constructor(
    private readonly stage: Stage,
    private readonly taskId: string,
    private readonly vendor: CurrentUser,
    private readonly creator: CurrentUser,
  ) {}

  /** Sends a cut from `demo/films` under the creator's file name. */
  send(at: Date, film: string, name: string, note: string, { captions, hasSizes = false }: SentWith = {}): void {
    this.#plan(at, 'creator', async (tx, who) => {
      const id = await this.#keep(tx, who, film, name, hasSizes ? sizes : []);
      if (hasSizes) await this.#keepSizes(tx, film);
      if (captions) await this.#keepCaptions(tx, who, id, { film, originalName: captions });
      await confirmDuration(tx, who, id, undefined);
      await sendNext(tx, { ...who, kind: videoStep }, { video_uuid: id, note });
    });
  }

  /** Sends a link to the video. */
  sendLink(at: Date, url: string, seconds: number): void {
    this.#plan(at, 'creator', async (tx, who) => {
      const { video_uuid } = await linkVideo(tx, who, { url, note: '' });
      await confirmDuration(tx, who, video_uuid, seconds);
      await sendNext(tx, { ...who, kind: videoStep }, { video_uuid, note: '' });
    });
  }

  askForChanges(at: Date, summary: string): void {
    this.#plan(at, 'vendor', (tx, who) => askForChanges(tx, { ...who, kind: videoStep }, summary));
  }

  accept(at: Date): void {
    this.#plan(at, 'vendor', (tx, who) => acceptNewest(tx, { ...who, kind: videoStep }));
  }

  comment(
    at: Date,
    by: 'vendor' | 'creator',
    { text, from, to, drawn }: Moment,
    thread?: PlannedComment,
  ): PlannedComment {
    const planned: PlannedComment = { id: '' };
    this.#plan(at, by, async (tx, who) => {
      const drawing = drawn && {
        shapes: drawn.shapes,
        ratio: cut.width / cut.height,
        still: await this.#keepStill(tx, who, drawn.still),
      };
      const draft = { message: text, message_id: thread?.id, quote: null, images: [], drawing };
      const board = await openBoard(tx, functionCodes.video, who);
      const sent = await sendComment(tx, board, { ...draft, time: timeOf(from), time_end: timeOf(to) });
      planned.id = sent.message_id;
    });
    return planned;
  }

  /** Marks where the latest cut meets a requirement of the brief. */
  meets(at: Date, by: 'vendor' | 'creator', requirement: string, from: number, to?: number): void {
    this.#plan(at, by, async (tx, who) => {
      const asked = (await listRequirements(tx.db, this.taskId)).find(({ text }) => text === requirement);
      const step = await stepOf(tx, { ...who, kind: videoStep });
      if (!asked) throw new Error(`The demo marks a requirement that is not in the brief: ${requirement}`);
      await markRequirement(
        tx,
        { ...who, code: functionCodes.video },
        {
          requirement_uuid: asked.id,
          version: step.version,
          is_met: true,
          quote: '',
          note: '',
          time: timeOf(from),
          time_end: timeOf(to),
        },
      );
    });
  }

  processed(at: Date, by: 'vendor' | 'creator', ...comments: PlannedComment[]): void {
    this.#plan(at, by, async (tx, who) => {
      const board = await openBoard(tx, functionCodes.video, who);
      for (const { id } of comments) await setProcessed(tx, board, id, true);
    });
  }

  /** Does what happens at the end of an upload, without transcoding, which would take longer than the rest of the demo. */
  async #keep(
    tx: Transaction,
    who: TaskMember,
    film: string,
    name: string,
    ladder: readonly number[],
  ): Promise<string> {
    const { storage } = this.stage;
    const source = join(paths.demo, 'films', `${film}.mp4`);
    const { size: bytes } = await stat(source);
    const beginning = { source: 'upload', state: 'making', name, bytes, mediaType: 'video/mp4' } as const;
    const place = await openPlace(tx, who, {});
    const video = await beginVideo(tx, who, place, beginning, { keepsUuid: false, note: undefined });
    const file = newFileName('mp4');
    const path = storage.temporaryPath();
    await copyFile(source, path);
    const sha256 = await hashOfFile(path);
    await storage.keep(file, path);
    const pictures = {
      poster: await picture(`${film}.poster`),
      thumbnails: await picture(`${film}.thumbnails`),
      storyboard: { ...(await picture(`${film}.storyboard`)), count: storyboardCount },
    };
    const made = { ...cut, ...pictures, ladder, original: null, bytes, sha256 };
    await recordTranscodedVideo(tx, storage, video, file, made);
    return video.id;
  }

  /** Does what the worker does after making a size, for all planned sizes. */
  async #keepSizes(tx: Transaction, film: string): Promise<void> {
    const { storage } = this.stage;
    for (;;) {
      const rendition = await claimRendition(tx.db, randomUUID(), tx.now);
      if (!rendition) return;
      const { lines } = rendition;
      const source = join(paths.demo, 'films', `${film}.${lines}`);
      const read = await readRendition(`${source}.mp4`, `${source}.m3u8`);
      const file = newFileName('mp4');
      const path = storage.temporaryPath();
      await copyFile(`${source}.mp4`, path);
      await storage.keep(file, path);
      await recordRendition(tx, rendition, file, { ...read, width: (lines * cut.width) / cut.height, height: lines });
    }
  }

  /** Does what happens at the end of an upload of captions. */
  async #keepCaptions(
    tx: Transaction,
    who: TaskMember,
    video: string,
    { film, originalName }: { film: string; originalName: string },
  ): Promise<void> {
    const file = await readFile(join(paths.demo, 'films', `${film}.srt`));
    const upload = { file, originalName, length: cut.seconds, scripts: [] };
    const stored = await storeCaptions(this.stage.storage, upload, async () => newFileName('vtt'));
    await keepCaptions(tx, who, video, stored);
  }

  /** Does what a page does when somebody draws on a frame. */
  async #keepStill(tx: Transaction, { user }: TaskMember, name: string): Promise<string> {
    const jpeg = { mediaType: 'image/jpeg', extension: 'jpg', originalName: 'frame.jpg' } as const;
    const owner = { taskId: this.taskId, uploadedBy: user.id };
    return keepPicture(tx, this.stage.storage, { ...(await picture(name)), ...jpeg }, owner);
  }

  #plan(at: Date, by: 'vendor' | 'creator', scene: (tx: Transaction, who: TaskMember) => Promise<void>): void {
    this.stage.planAt(at, { taskId: this.taskId, user: this[by] }, scene);
  }
}

async function picture(name: string) {
  const bytes = await readFile(join(paths.demo, 'films', `${name}.jpg`));
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}
