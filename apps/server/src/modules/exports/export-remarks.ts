import type { RemarksFormat } from '@paidang/contract/calls';
import { fullMoment, momentText, secondsOf } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import { type Sheet, writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { type CommentRecord, listBoard } from '../comments';
import { findVersion, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { findVideo, videoStep } from '../videos';
import { confirmationOf } from './change-record';
import { type MarkedFilm, type Remark, writeEdl, writeFcpxml, writeXmeml } from './markers';
import { type FilmPlatform, withStills } from './remark-stills';
import { drawingText, nameOf, roleOf } from './remark-words';
import { coverId, remarksDocument } from './remarks-document';

interface RemarkedFilm extends Omit<MarkedFilm, 'remarks'> {
  /** Name of the video in the storage; `null` for a link. */
  readonly stored: string | null;
  /** Second of the frame chosen as the cover. */
  readonly coverAt: number | null;
  /** First comments of threads, by the time they refer to. */
  readonly threads: readonly CommentRecord[];
  readonly replies: readonly CommentRecord[];
}

/** Reads the comments on a version; for the newest version, also the open comments on earlier versions. */
async function readRemarks({ db }: Transaction, { membership }: TaskMember, number: number): Promise<RemarkedFilm> {
  const step = await findStep(db, membership.task.id, functionCodes.video);
  const record = step && (await findVersion(db, step.id, number));
  if (!record) throw notFound();
  const video = await findVideo(db, membership.task.id, videoStep.codec.parse(record.version.content).video_uuid);
  if (!video) throw notFound();
  const board = await listBoard(db, step.id);
  const belongsToVersion = ({ comment }: CommentRecord): boolean =>
    comment.version === number ||
    comment.proof?.to === number ||
    (number === step.version && comment.version < number && !comment.isProcessed);
  const threads = board.filter((record) => record.comment.parentId === null && belongsToVersion(record));
  const startOf = ({ comment }: CommentRecord): number => (comment.time ? secondsOf(comment.time) : -1);
  const { name: file, file: stored, fps, duration, width, height, coverAt } = video;
  return {
    ...{ title: `${membership.project.name}｜影片 v${number}`, file, stored, fps, duration, width, height, coverAt },
    threads: threads.toSorted((one, other) => startOf(one) - startOf(other)),
    replies: board.filter(({ comment }) => comment.parentId !== null),
  };
}

const remarksSheet = ({ threads, replies }: RemarkedFilm): Sheet => ({
  name: '留言',
  columns: [
    { title: '編號', kind: 'count' },
    { title: '時間', kind: 'text' },
    { title: '寫的人', kind: 'text' },
    { title: '身分', kind: 'text' },
    { title: '留言', kind: 'text' },
    { title: '畫記', kind: 'text' },
    { title: '回覆', kind: 'text' },
    { title: '處理', kind: 'text' },
    { title: '寫在', kind: 'text' },
    { title: '寫的時間', kind: 'text' },
    { title: '修改紀錄', kind: 'text' },
  ],
  rows: threads.map((thread, index) => [
    index + 1,
    thread.comment.time ? momentText(thread.comment.time, thread.comment.timeEnd) : '',
    nameOf(thread),
    roleOf(thread),
    thread.comment.message,
    drawingText(thread) ?? '',
    replies
      .filter(({ comment }) => comment.parentId === thread.comment.id)
      .map((reply) => `${nameOf(reply)}：${reply.comment.message}`)
      .join('\n'),
    thread.comment.isProcessed ? '已處理' : '未處理',
    `v${thread.comment.version}`,
    fullMoment(thread.comment.createdAt),
    confirmationOf(thread),
  ]),
});

const tones = { Vendor: 'vendor', Creator: 'creator', Platform: 'vendor' } as const;

/** The comments that refer to a time, since every marker needs a position. */
const markedFilm = ({
  threads,
  replies: _replies,
  stored: _stored,
  coverAt: _coverAt,
  ...film
}: RemarkedFilm): MarkedFilm => ({
  ...film,
  remarks: threads.flatMap((thread): Remark[] => {
    const { time, timeEnd, message, isProcessed } = thread.comment;
    if (!time) return [];
    const tone = isProcessed ? 'done' : thread.author ? tones[thread.author.role] : 'guest';
    const until = timeEnd && secondsOf(timeEnd);
    const text = [message, drawingText(thread)].filter(Boolean).join('　');
    return [{ from: secondsOf(time), until, name: nameOf(thread), text, tone }];
  }),
});

const markerFiles = { edl: writeEdl, fcpxml: writeFcpxml, xml: writeXmeml } as const;

/** Writes the comments as a PDF, with the frames they refer to. @throws 0429 */
async function writeRemarks({ storage, ffmpeg }: FilmPlatform, film: RemarkedFilm, owner: string): Promise<Buffer> {
  const moments = film.threads.flatMap(({ comment: { id, time, drawing } }) =>
    time ? [{ id, at: secondsOf(time), drawing: drawing ?? null }] : [],
  );
  const cover = film.coverAt === null ? [] : [{ id: coverId, at: film.coverAt, drawing: null }];
  const source = { storage, ffmpeg: await ffmpeg(), file: film.stored, fps: film.fps };
  return withStills(source, [...cover, ...moments], owner, (pictures) => {
    const facts = [`${film.threads.length}則留言`, `原檔：${film.file}`];
    const document = cleaned({ title: film.title, facts, blocks: remarksDocument(film) });
    return writeDocument({ ...document, format: 'pdf', pictures }, owner);
  });
}

/** Exports the comments on a version of a video: as a document, a table, or markers for video editors. @throws 0404, 0429 */
export async function exportRemarks(
  platform: FilmPlatform,
  at: TaskMember,
  number: number,
  format: RemarksFormat,
): Promise<ExportedFile> {
  const film = await platform.transact((tx) => readRemarks(tx, at, number));
  const title = `${film.title} 留言`;
  if (format === 'pdf') return { title, format, bytes: await writeRemarks(platform, film, at.user.id) };
  if (format === 'csv' || format === 'xlsx') {
    return { title, format, bytes: await writeSpreadsheet([cleaned(remarksSheet(film))], format) };
  }
  return { title, format, bytes: Buffer.from(markerFiles[format](cleaned(markedFilm(film)))) };
}
