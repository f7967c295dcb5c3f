import { buildContact, buildRoom, createMemoryPort, createMemoryStorage } from '@paidang/chat/testing';
import {
  buildComment,
  createMemoryPort as createBoardPort,
  createMemoryDrafts,
  vendor,
} from '@paidang/comment-board/testing';
import type { FilmRemark } from '@paidang/film/element';
import { buildFilm } from '@paidang/film/testing';

/** Stands in for a server: created once, and passed to the elements. */
export const chatPort = createMemoryPort({
  rooms: [{ item: buildRoom({ contact: buildContact({ name: '阿澄' }), unseen_count: 2 }) }],
});
export const chatStorage = createMemoryStorage();
export const author = vendor;
export const boardPort = createBoardPort({ author, comments: [buildComment({ message: '開場再快一點' })] });
export const drafts = createMemoryDrafts();
export const steps = [{ id: 'one', title: '從這裡開始', text: '一步', target: 'h1' }];
export const film = buildFilm();
export const remarks: FilmRemark[] = [{ id: 'a', at: 0.5, tone: 'vendor', number: 1, label: '轉正' }];
