import { filmTimeOf, fullMoment, momentText } from '@paidang/contract/rules';
import type { Block, RichDocument } from '@paidang/editor/core';
import type { CommentRecord } from '../comments';
import { heading, lines, paragraph, picture, strong } from './blocks';
import { drawingText, nameOf, roleOf } from './remark-words';

/** Address of the cover picture in the document. */
export const coverId = 'cover';

interface RemarkedThreads {
  /** Second of the cover frame. */
  readonly coverAt: number | null;
  readonly threads: readonly CommentRecord[];
  readonly replies: readonly CommentRecord[];
}

const stateOf = ({ comment }: CommentRecord): string => (comment.isProcessed ? '已處理' : '未處理');

function threadBlocks(thread: CommentRecord, number: number, replies: readonly CommentRecord[]): Block[] {
  const { comment } = thread;
  const time = comment.time ? momentText(comment.time, comment.timeEnd) : '整支影片';
  const drawing = drawingText(thread);
  const answers = replies.filter((reply) => reply.comment.parentId === comment.id);
  return [
    heading(`${number}　${time}`),
    paragraph(
      `${nameOf(thread)}（${roleOf(thread)}），${fullMoment(comment.createdAt)}，寫在v${comment.version}，${stateOf(thread)}`,
    ),
    ...(comment.time ? [{ ...picture(comment.id, drawing ?? time), size: 'medium' as const }] : []),
    ...(comment.message ? lines(comment.message) : []),
    ...(drawing ? [paragraph(drawing)] : []),
    ...(answers.length > 0
      ? [
          {
            type: 'quote' as const,
            blocks: answers.flatMap((reply) => [strong(`${nameOf(reply)}：`), ...lines(reply.comment.message)]),
          },
        ]
      : []),
  ];
}

const coverBlocks = (at: number | null): Block[] =>
  at === null
    ? []
    : [heading(`封面　${momentText(filmTimeOf(at, null))}`), { ...picture(coverId, '封面'), size: 'medium' }];

/** The comments on a video as a document: the cover, then each thread with its frame, whose address is the thread's id. */
export const remarksDocument = ({ coverAt, threads, replies }: RemarkedThreads): RichDocument => [
  ...coverBlocks(coverAt),
  ...(threads.length === 0
    ? [paragraph('這一版還沒有留言。')]
    : threads.flatMap((thread, index) => threadBlocks(thread, index + 1, replies))),
];
