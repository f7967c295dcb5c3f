import { buildContact, buildRoom, createMemoryPort, createMemoryStorage } from '@paidang/chat/testing';
import {
  buildComment,
  createMemoryPort as createBoardPort,
  createMemoryDrafts,
  vendor,
} from '@paidang/comment-board/testing';

/** What a server would be: made once, and given to the elements as it is. */
export const chatPort = createMemoryPort({
  rooms: [{ item: buildRoom({ contact: buildContact({ name: '阿澄' }), unseen_count: 2 }) }],
});
export const chatStorage = createMemoryStorage();
export const author = vendor;
export const boardPort = createBoardPort({ author, comments: [buildComment({ message: '開場再快一點' })] });
export const drafts = createMemoryDrafts();
export const steps = [{ id: 'one', title: '從這裡開始', text: '一步', target: 'h1' }];
