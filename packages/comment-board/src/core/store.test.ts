import { messages } from '@paidang/contract/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultLabels } from '../labels';
import {
  buildComment,
  createMemoryDrafts,
  createMemoryPort,
  creator,
  type MemoryPortOptions,
  testId,
  vendor,
} from '../testing';
import { type PortComment, roleTone } from './comment';
import type { CommentBoardOptions } from './context';
import { createCommentBoard } from './store';

const flush = () => vi.advanceTimersByTimeAsync(0);

async function startBoard(options: Partial<CommentBoardOptions> & Partial<MemoryPortOptions> = {}) {
  const { comments = [], clock, ...rest } = options;
  const port = createMemoryPort({
    comments,
    author: vendor,
    photoAddress: (file) => `/photos/${file.name}`,
    ...(clock ? { clock } : {}),
  });
  const board = createCommentBoard({ boardId: 'board', port, author: vendor, ...rest });
  const stop = board.start();
  await flush();
  const state = () => board.getSnapshot();
  const texts = () => state().visible.map((comment) => comment.message);
  const notice = () => {
    const { notice: last } = state();
    return last && defaultLabels.notices[last.code];
  };
  return { board, port, state, texts, notice, stop };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const photo = (name: string, size = 10) => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('a port of another server', () => {
  const row: PortComment = {
    message_id: 'c1',
    message: 'Hello',
    poster_uuid: 'u1',
    created_by: 'Ana',
    created_at: '2026-11-21T03:00:00Z',
  };

  test('may leave out fields, which the board fills in', async () => {
    const memory = createMemoryPort({ author: vendor });
    const port = { ...memory, list: async () => [row], setProcessed: async () => ({ ...row, is_processed: true }) };
    const board = createCommentBoard({ boardId: 'board', port, author: { uuid: 'u2', name: 'Ida' } });
    board.start();
    await flush();
    const [comment] = board.getSnapshot().comments;
    expect(comment).toMatchObject({ ...row, parent_id: null, company_name: '', images: [], response_count: 0 });
    expect(await board.setProcessed('c1', true)).toBe(true);
    expect(board.getSnapshot().counts).toEqual({ all: 1, processed: 1, unprocessed: 0 });
  });

  test('may have roles of its own, in the colour it names, else without a colour', () => {
    const roles = { Legal: { tone: 'vendor' as const }, Author: { name: 'Writer' } };
    expect(roleTone('Legal', roles)).toBe('vendor');
    expect(roleTone('Author', roles)).toBe('guest');
    expect(roleTone('constructor', roles)).toBe('guest');
    expect(roleTone('VENDOR', roles)).toBe('vendor');
    expect(roleTone('Platform')).toBe('vendor');
  });
});

describe('filter', () => {
  const comments = [
    buildComment({ message: '甲' }),
    buildComment({ message: '乙', is_processed: true }),
    buildComment({ message: '丙' }),
  ];

  test('R-cmt-01 shows unprocessed comments first of all, newest first, and counts each filter', async () => {
    const { state, texts } = await startBoard({ comments });
    expect(texts()).toEqual(['丙', '甲']);
    expect(state().counts).toEqual({ all: 3, processed: 1, unprocessed: 2 });
  });

  test('R-cmt-01 filters all and processed', async () => {
    const { board, texts } = await startBoard({ comments });
    board.setFilter('all');
    expect(texts()).toEqual(['丙', '乙', '甲']);
    board.setFilter('processed');
    expect(texts()).toEqual(['乙']);
  });
});

describe('send', () => {
  test('shows the comment immediately, and only once when the server has answered', async () => {
    const { board, port, state, texts } = await startBoard();
    const answer = port.hold('send');
    board.setMessage('new', '第一則');
    void board.send();
    await flush();
    expect(texts()).toEqual(['第一則']);
    expect(state().visible[0]?.pending).toBe(true);
    await board.refresh();
    expect(texts()).toEqual(['第一則']);
    answer();
    await flush();
    expect(texts()).toEqual(['第一則']);
    expect(state().visible[0]?.pending).toBeUndefined();
    expect(state().drafts.new?.message).toBe('');
  });

  test('R-cmt-06 a reply has the id of its comment, and no quote or moment of its own', async () => {
    const head = buildComment({ message: '主題' });
    const { board, port } = await startBoard({
      comments: [head],
      clock: { now: () => 62, subscribe: () => () => {}, goTo: () => {} },
    });
    board.openReply(head.message_id);
    board.setMessage(`reply:${head.message_id}`, '好');
    await board.send(head.message_id);
    expect(port.submissions).toMatchObject([{ parentId: head.message_id, quote: null, time: null, message: '好' }]);
  });

  test('R-cmt-06 contains the text, the quote, the photos and an idempotency key', async () => {
    const { board, port } = await startBoard();
    const quote = { selectedText: '開場', prefix: '', suffix: '：', start: 0, end: 2, version: 3 };
    board.setMessage('new', '這裡');
    board.setQuote(quote);
    board.addPhotos('new', [photo('a.jpg')]);
    await flush();
    await board.send();
    expect(port.submissions).toEqual([
      {
        message: '這裡',
        parentId: null,
        quote,
        images: [expect.stringMatching(/a\.jpg$/)],
        time: null,
        timeEnd: null,
        drawing: null,
        clientKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  test.each(['', '   ', '\n\u3000', '<p><br></p>', '&nbsp;<b></b>'])('R-cmt-09 does not send %j', async (blank) => {
    const { board, port } = await startBoard();
    board.setMessage('new', blank);
    await expect(board.send()).resolves.toBe(false);
    expect(port.submissions).toEqual([]);
  });

  test('R-cmt-14 sends again only after five seconds', async () => {
    const { board, port, state } = await startBoard();
    board.setMessage('new', '一');
    await board.send();
    board.setMessage('new', '二');
    expect(state().nextSendAt - Date.now()).toBe(5000);
    await vi.advanceTimersByTimeAsync(4999);
    await expect(board.send()).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(board.send()).resolves.toBe(true);
    expect(port.submissions.map((submission) => submission.message)).toEqual(['一', '二']);
  });

  test('R-cmt-22 returns a refused comment to the composer with a notice', async () => {
    const { board, port, state, texts, notice } = await startBoard();
    port.failNext('send');
    board.setMessage('new', '寫了很久');
    await expect(board.send()).resolves.toBe(false);
    expect(texts()).toEqual([]);
    expect(state().drafts.new?.message).toBe('寫了很久');
    expect(notice()).toBe('送出留言失敗');
    expect(notice()).toBe(messages.commentSendFailed);
  });

  test('keeps text written while a comment was being refused', async () => {
    const { board, port, state } = await startBoard();
    const answer = port.hold('send');
    port.failNext('send');
    board.setMessage('new', '先寫的');
    const sent = board.send();
    board.setMessage('new', '後寫的');
    answer();
    await sent;
    expect(state().drafts.new?.message).toBe('先寫的\n後寫的');
  });

  test('a refused comment sent again has the same key if it is unchanged, a new one if it was edited', async () => {
    const { board, port } = await startBoard();
    board.setMessage('new', '一');
    port.failNext('send');
    await board.send();
    await vi.advanceTimersByTimeAsync(5000);
    port.failNext('send');
    await board.send();
    await vi.advanceTimersByTimeAsync(5000);
    board.setMessage('new', '一，改過');
    await board.send();
    const [first, second, third] = port.submissions.map((submission) => submission.clientKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('shows the new comment when only processed ones were in view', async () => {
    const { board, texts } = await startBoard();
    board.setFilter('processed');
    board.setMessage('new', '新的');
    await board.send();
    expect(texts()).toEqual(['新的']);
  });
});

describe('replies', () => {
  const head = buildComment({ message: '主題' });

  test('R-cmt-02 a reply joins the thread of its comment and is counted', async () => {
    const { board, state, port } = await startBoard({ comments: [head] });
    const id = head.message_id;
    const release = board.watchReplies(id);
    await flush();
    board.openReply(id);
    board.setMessage(`reply:${id}`, '好');
    await board.send(id);
    await flush();
    expect(state().threads[id]?.replies.map((reply) => reply.message)).toEqual(['好']);
    expect(state().visible[0]?.response_count).toBe(1);
    expect(port.submissions[0]?.parentId).toBe(id);
    expect(state().replyingTo).toBeNull();
    release();
  });

  test('a refused reply opens its composer again with the text', async () => {
    const { board, state, port } = await startBoard({ comments: [head] });
    const id = head.message_id;
    board.openReply(id);
    board.setMessage(`reply:${id}`, '好');
    port.failNext('send');
    await board.send(id);
    expect(state().replyingTo).toBe(id);
    expect(state().drafts[`reply:${id}`]?.message).toBe('好');
    expect(state().visible[0]?.response_count).toBe(0);
  });
});

describe('processed', () => {
  const comment = buildComment({ message: '甲' });

  test('R-cmt-18 R-cmt-25 marks a comment processed immediately and shows a notice when it is saved', async () => {
    const { board, port, texts, state, notice } = await startBoard({ comments: [comment] });
    const answer = port.hold('setProcessed');
    const done = board.setProcessed(comment.message_id, true);
    expect(texts()).toEqual([]);
    expect(state().counts).toEqual({ all: 1, processed: 1, unprocessed: 0 });
    answer();
    await done;
    expect(notice()).toBe('儲存處理狀態成功');
    expect(port.stored[0]?.is_processed).toBe(true);
  });

  test('R-cmt-25 is reverted if the server refuses', async () => {
    const { board, port, texts, notice } = await startBoard({ comments: [comment] });
    port.failNext('setProcessed');
    await expect(board.setProcessed(comment.message_id, true)).resolves.toBe(false);
    expect(texts()).toEqual(['甲']);
    expect(notice()).toBe('儲存處理狀態失敗');
  });

  test('R-cmt-18 can be undone', async () => {
    const { board, port, state, texts } = await startBoard({ comments: [comment] });
    await board.setProcessed(comment.message_id, true);
    state().notice?.undo?.();
    await flush();
    expect(texts()).toEqual(['甲']);
    expect(port.stored[0]?.is_processed).toBe(false);
  });

  test('the last of two quick changes wins, in the order they were made', async () => {
    const { board, port, state } = await startBoard({ comments: [comment] });
    const answer = port.hold('setProcessed');
    const both = [board.setProcessed(comment.message_id, true), board.setProcessed(comment.message_id, false)];
    await flush();
    expect(port.count('setProcessed')).toBe(1);
    answer();
    await Promise.all(both);
    expect(port.stored[0]?.is_processed).toBe(false);
    expect(state().counts.unprocessed).toBe(1);
  });
});

describe('edit', () => {
  const comment = buildComment({ message: '舊的', images: [{ filename: 'a.jpg', path: '/a.jpg' }] }, vendor);
  const key = `edit:${comment.message_id}` as const;

  test('R-cmt-07 R-cmt-18 R-cmt-24 saves text and photos and marks the comment updated', async () => {
    const { board, port, state, notice } = await startBoard({ comments: [comment] });
    board.startEdit(comment.message_id);
    expect(state().drafts[key]?.message).toBe('舊的');
    board.setMessage(key, '新的');
    await expect(board.saveEdit(comment.message_id)).resolves.toBe(true);
    expect(port.stored[0]).toMatchObject({ message: '新的', is_updated: true, images: comment.images });
    expect(state().visible[0]).toMatchObject({ message: '新的', is_updated: true });
    expect(state().drafts[key]).toBeUndefined();
    expect(notice()).toBe('儲存留言成功');
  });

  test('R-cmt-15 does not save an unchanged comment', async () => {
    const { board, port } = await startBoard({ comments: [comment] });
    board.startEdit(comment.message_id);
    await expect(board.saveEdit(comment.message_id)).resolves.toBe(false);
    expect(port.count('edit')).toBe(0);
  });

  test('R-cmt-24 a refused change opens the composer again with it', async () => {
    const { board, port, state, notice } = await startBoard({ comments: [comment] });
    board.startEdit(comment.message_id);
    board.setMessage(key, '新的');
    port.failNext('edit');
    await board.saveEdit(comment.message_id);
    expect(state().visible[0]?.message).toBe('舊的');
    expect(state().drafts[key]?.message).toBe('新的');
    expect(notice()).toBe('儲存留言失敗');
  });
});

describe('remove', () => {
  test('R-cmt-23 removes a comment immediately and shows a notice', async () => {
    const comment = buildComment({}, vendor);
    const { board, state, notice } = await startBoard({ comments: [comment] });
    const done = board.remove(comment.message_id);
    expect(state().comments).toEqual([]);
    await done;
    expect(notice()).toBe('刪除留言成功');
  });

  test('R-cmt-23 restores it if the server refuses', async () => {
    const comment = buildComment({ message: '甲' }, vendor);
    const { board, port, texts, notice } = await startBoard({ comments: [comment] });
    port.failNext('remove');
    await board.remove(comment.message_id);
    expect(texts()).toEqual(['甲']);
    expect(notice()).toBe('刪除留言失敗');
  });

  test('R-cmt-16 R-cmt-23 can be undone, with its thread; a refusal of that shows a notice too', async () => {
    const comment = buildComment({ message: '甲', response_count: 1 }, vendor);
    const reply = buildComment({ parent_id: comment.message_id, message: '乙' }, vendor);
    const { board, port, state, texts, notice } = await startBoard({ comments: [comment, reply] });
    await board.loadReplies(comment.message_id);
    await board.remove(comment.message_id);
    expect(texts()).toEqual([]);
    state().notice?.undo?.();
    expect(texts()).toEqual(['甲']);
    await flush();
    expect(state().visible).toMatchObject([{ message: '甲', response_count: 1, is_deleted: false }]);
    await board.remove(reply.message_id);
    expect(state().visible[0]?.response_count).toBe(0);
    state().notice?.undo?.();
    await flush();
    expect(state().visible[0]?.response_count).toBe(1);
    expect(state().threads[comment.message_id]?.replies.map(({ message }) => message)).toEqual(['乙']);
    await board.remove(comment.message_id);
    port.failNext('restore');
    state().notice?.undo?.();
    await flush();
    expect(texts()).toEqual([]);
    expect(notice()).toBe('復原留言失敗');
  });

  test('R-cmt-16 a comment with replies leaves a placeholder that no filter counts', async () => {
    const comment = buildComment({ message: '甲', response_count: 1 }, vendor);
    const reply = buildComment({ parent_id: comment.message_id, message: '乙' });
    const { board, state } = await startBoard({ comments: [comment, reply] });
    await board.remove(comment.message_id);
    expect(state().comments).toMatchObject([{ is_deleted: true, message: '' }]);
    expect(state().counts).toEqual({ all: 0, processed: 0, unprocessed: 0 });
  });

  test('removing a reply lowers the count of its comment', async () => {
    const comment = buildComment({ response_count: 1 });
    const reply = buildComment({ parent_id: comment.message_id }, vendor);
    const { board, state } = await startBoard({ comments: [comment, reply] });
    await board.loadReplies(comment.message_id);
    await board.remove(reply.message_id);
    expect(state().threads[comment.message_id]?.replies).toEqual([]);
    expect(state().visible[0]?.response_count).toBe(0);
  });
});

describe('permissions', () => {
  test('R-cmt-16 R-cmt-17 only the author can edit and delete; everybody can reply and mark', async () => {
    const { board } = await startBoard();
    const own = buildComment({}, vendor);
    const other = buildComment({}, creator);
    expect(board.permissions.canEdit(own) && board.permissions.canRemove(own)).toBe(true);
    expect(board.permissions.canEdit(other) || board.permissions.canRemove(other)).toBe(false);
    expect(board.permissions.canReply(other) && board.permissions.canProcess(other)).toBe(true);
  });
});

describe('reports', () => {
  test('comments of others can be reported if the port supports it; deleted and own ones cannot', async () => {
    const report = vi.fn();
    const { board, port } = await startBoard();
    const other = buildComment({}, creator);
    expect(board.reportOf(other)).toBeNull();
    board.configure({ port: { ...port, report } });
    board.reportOf(other)?.();
    expect(report).toHaveBeenCalledWith(other);
    expect(board.reportOf(buildComment({}, vendor))).toBeNull();
    expect(board.reportOf(buildComment({ is_deleted: true }, creator))).toBeNull();
  });
});

describe('photos', () => {
  test('R-cmt-10 accepts six photos and rejects the seventh', async () => {
    const { board, state } = await startBoard();
    board.addPhotos(
      'new',
      ['1', '2', '3', '4', '5', '6', '7'].map((name) => photo(`${name}.png`)),
    );
    expect(state().drafts.new?.photos).toHaveLength(6);
    const { refusal } = state().drafts.new ?? {};
    expect(refusal && defaultLabels.refusals[refusal]).toBe('最多上傳6張照片');
  });

  test('R-cmt-11 accepts a photo of exactly 10,485,760 bytes and rejects one with a byte more', async () => {
    const { board, state } = await startBoard();
    board.addPhotos('new', [photo('a.jpg', 10_485_760)]);
    expect(state().drafts.new).toMatchObject({ refusal: null, photos: [{ name: 'a.jpg' }] });
    board.addPhotos('new', [photo('b.jpg', 10_485_761)]);
    expect(state().drafts.new?.photos).toHaveLength(1);
    const { refusal } = state().drafts.new ?? {};
    expect(refusal && defaultLabels.refusals[refusal]).toBe('上傳失敗，檔案大小勿超過10MB');
  });

  test('R-cmt-12 accepts jpg, jpeg and png in any letter case and nothing else', async () => {
    const { board, state } = await startBoard();
    board.addPhotos(
      'new',
      ['a.jpg', 'b.PNG', 'c.JPEG', 'd.gif', 'e.webp', 'f'].map((name) => photo(name)),
    );
    expect(state().drafts.new?.photos.map(({ name }) => name)).toEqual(['a.jpg', 'b.PNG', 'c.JPEG']);
    expect(state().drafts.new?.refusal).toBe('uploadFailed');
  });

  test('prepares a photo before it is uploaded', async () => {
    const smaller = photo('a.jpg', 5);
    const preparePhoto = vi.fn(async () => smaller);
    const { board, port, state } = await startBoard({ preparePhoto });
    const upload = vi.spyOn(port, 'uploadImage');
    board.addPhotos('new', [photo('a.jpg', 500)]);
    await flush();
    expect(upload.mock.calls[0]?.[0]).toBe(smaller);
    expect(state().drafts.new?.photos).toMatchObject([{ status: 'done', progress: 1 }]);
  });

  test('R-cmt-26 keeps a photo whose upload failed for a retry, and does not send until then', async () => {
    const { board, port, state } = await startBoard();
    port.failNext('uploadImage');
    board.setMessage('new', '看圖');
    board.addPhotos('new', [photo('a.jpg')]);
    await flush();
    const [failed] = state().drafts.new?.photos ?? [];
    expect(failed?.status).toBe('failed');
    expect(state().drafts.new?.refusal).toBe('uploadFailed');
    expect(defaultLabels.refusals.uploadFailed).toBe(messages.uploadFailed);
    await expect(board.send()).resolves.toBe(false);
    board.retryPhoto('new', failed?.key ?? '');
    await flush();
    await expect(board.send()).resolves.toBe(true);
  });

  test('aborts the upload of a photo that is removed', async () => {
    const { board, port } = await startBoard();
    const upload = vi.spyOn(port, 'uploadImage');
    port.hold('uploadImage');
    board.addPhotos('new', [photo('a.jpg')]);
    await flush();
    board.removePhoto('new', board.getSnapshot().drafts.new?.photos[0]?.key ?? '');
    expect(upload.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});

describe('drafts', () => {
  test('come back after a reload, each on its own board', async () => {
    const drafts = createMemoryDrafts();
    const first = await startBoard({ drafts });
    first.board.setMessage('new', '寫到一半');
    first.stop();
    const again = await startBoard({ drafts });
    expect(again.state().drafts.new?.message).toBe('寫到一半');
    const other = await startBoard({ drafts, boardId: 'other' });
    expect(other.state().drafts.new?.message).toBe('');
  });

  test('of a reply come back when the reply is opened', async () => {
    const drafts = createMemoryDrafts({
      [`board/reply:${testId(7)}`]: { message: '回到一半', quote: null, images: [] },
    });
    const { board, state } = await startBoard({ drafts });
    board.openReply(testId(7));
    expect(state().drafts[`reply:${testId(7)}`]?.message).toBe('回到一半');
  });

  test('are forgotten once sent', async () => {
    const drafts = createMemoryDrafts();
    const { board } = await startBoard({ drafts });
    board.setMessage('new', '好了');
    await board.send();
    expect(drafts.read('board/new')).toBeNull();
  });
});

describe('polling', () => {
  test('R-cmt-21 reloads every thirty seconds', async () => {
    const { port } = await startBoard();
    expect(port.count('list')).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(port.count('list')).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(port.count('list')).toBe(3);
  });

  test('R-cmt-21 pauses while hidden and reloads immediately on return', async () => {
    const { board, port } = await startBoard();
    board.setVisible(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(port.count('list')).toBe(1);
    board.setVisible(true);
    await flush();
    expect(port.count('list')).toBe(2);
  });

  test('reloads immediately when there is a new version', async () => {
    const { board, port } = await startBoard({ version: 1 });
    board.configure({ version: 1 });
    await flush();
    expect(port.count('list')).toBe(1);
    board.configure({ version: 2 });
    await flush();
    expect(port.count('list')).toBe(2);
  });

  test('ends when the board is stopped', async () => {
    const { port, stop } = await startBoard();
    stop();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(port.count('list')).toBe(1);
  });

  test('slows down while the server does not answer', async () => {
    const { port } = await startBoard();
    port.failNext('list');
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(port.count('list')).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(port.count('list')).toBe(3);
  });

  test('realtime shows a change by another user without waiting', async () => {
    const { port, texts } = await startBoard();
    port.change((stored) => [...stored, buildComment({ message: '對方寫的' })]);
    await flush();
    expect(texts()).toEqual(['對方寫的']);
  });

  test('a list requested before a change of our own never reverts it', async () => {
    const comment = buildComment({ message: '甲' });
    const { board, port, texts } = await startBoard({ comments: [comment] });
    const stale = [...port.stored];
    const list = vi.spyOn(port, 'list').mockImplementationOnce(async () => {
      await board.setProcessed(comment.message_id, true);
      return stale;
    });
    await board.refresh();
    expect(texts()).toEqual([]);
    expect(list).toHaveBeenCalledTimes(2);
  });

  test('reports a failed first load, and loads on retry', async () => {
    const port = createMemoryPort({ author: vendor, comments: [buildComment({ message: '甲' })] });
    port.failNext('list');
    const board = createCommentBoard({ boardId: 'board', port, author: vendor });
    const stop = board.start();
    await flush();
    expect(board.getSnapshot().status).toBe('failed');
    await board.refresh();
    expect(board.getSnapshot()).toMatchObject({ status: 'ready', visible: [{ message: '甲' }] });
    stop();
  });
});
