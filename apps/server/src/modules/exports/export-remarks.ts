import type { RemarksFormat } from '@paidang/contract/calls';
import { fullMoment, momentText, secondsOf } from '@paidang/contract/rules';
import { functionCodes, roleTitles } from '@paidang/contract/vocabulary';
import type { ExportedFile } from '../../http/send-file';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { type Sheet, writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { type CommentRecord, listBoard } from '../comments';
import { findVersion, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { findVideo, videoStep } from '../videos';
import { type MarkedFilm, type Remark, writeEdl, writeFcpxml, writeXmeml } from './markers';

interface RemarkedFilm extends Omit<MarkedFilm, 'remarks'> {
  /** First comments of threads, by the moment they speak of. */
  readonly threads: readonly CommentRecord[];
  readonly replies: readonly CommentRecord[];
}

/** What is said of a version: of it, and of earlier ones what is still open, if it is the newest. */
async function readRemarks({ db }: Transaction, { membership }: TaskMember, number: number): Promise<RemarkedFilm> {
  const step = await findStep(db, membership.task.id, functionCodes.video);
  const record = step && (await findVersion(db, step.id, number));
  if (!record) throw notFound();
  const video = await findVideo(db, membership.task.id, videoStep.codec.parse(record.version.content).video_uuid);
  if (!video) throw notFound();
  const board = await listBoard(db, step.id);
  const isOf = ({ comment }: CommentRecord): boolean =>
    comment.version === number || (number === step.version && comment.version < number && !comment.isProcessed);
  const threads = board.filter((one) => one.comment.parentId === null && isOf(one));
  const startOf = ({ comment }: CommentRecord): number => (comment.time ? secondsOf(comment.time) : -1);
  const { name: file, fps, duration, width, height } = video;
  return {
    ...{ title: `${membership.project.name}｜影片 v${number}`, file, fps, duration, width, height },
    threads: threads.toSorted((one, other) => startOf(one) - startOf(other)),
    replies: board.filter(({ comment }) => comment.parentId !== null),
  };
}

const titles = { ...roleTitles, Platform: '平台' } as const;
const nameOf = ({ author, comment }: CommentRecord): string => author?.name ?? comment.guestName ?? '';
const roleOf = ({ author }: CommentRecord): string => (author ? titles[author.role] : '訪客');

const remarksSheet = ({ threads, replies }: RemarkedFilm): Sheet => ({
  name: '留言',
  columns: [
    { title: '編號', kind: 'count' },
    { title: '時間', kind: 'text' },
    { title: '寫的人', kind: 'text' },
    { title: '身分', kind: 'text' },
    { title: '留言', kind: 'text' },
    { title: '回覆', kind: 'text' },
    { title: '處理', kind: 'text' },
    { title: '寫在', kind: 'text' },
    { title: '寫的時間', kind: 'text' },
  ],
  rows: threads.map((thread, index) => [
    index + 1,
    thread.comment.time ? momentText(thread.comment.time, thread.comment.timeEnd) : '',
    nameOf(thread),
    roleOf(thread),
    thread.comment.message,
    replies
      .filter(({ comment }) => comment.parentId === thread.comment.id)
      .map((reply) => `${nameOf(reply)}：${reply.comment.message}`)
      .join('\n'),
    thread.comment.isProcessed ? '已處理' : '未處理',
    `v${thread.comment.version}`,
    fullMoment(thread.comment.createdAt),
  ]),
});

const tones = { Vendor: 'vendor', Creator: 'creator', Platform: 'vendor' } as const;

/** Comments that name a moment: markers stand somewhere. */
const markedFilm = ({ threads, replies: _, ...film }: RemarkedFilm): MarkedFilm => ({
  ...film,
  remarks: threads.flatMap((thread): Remark[] => {
    const { time, timeEnd, message, isProcessed } = thread.comment;
    if (!time) return [];
    const tone = isProcessed ? 'done' : thread.author ? tones[thread.author.role] : 'guest';
    const until = timeEnd && secondsOf(timeEnd);
    return [{ from: secondsOf(time), until, name: nameOf(thread), text: message, tone }];
  }),
});

const markerFiles = { edl: writeEdl, fcpxml: writeFcpxml, xml: writeXmeml } as const;

/** The comments on a version of a film: a table, or markers for programs that cut films. @throws 0404 */
export async function exportRemarks(
  { transact }: Pick<Platform, 'transact'>,
  at: TaskMember,
  number: number,
  format: RemarksFormat,
): Promise<ExportedFile> {
  const film = await transact((tx) => readRemarks(tx, at, number));
  const title = `${film.title} 留言`;
  if (format === 'csv' || format === 'xlsx') {
    return { title, format, bytes: await writeSpreadsheet([cleaned(remarksSheet(film))], format) };
  }
  return { title, format, bytes: Buffer.from(markerFiles[format](cleaned(markedFilm(film)))) };
}
