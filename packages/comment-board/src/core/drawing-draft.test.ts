import type { Drawing } from '@paidang/contract/entities';
import { filmTimeOf } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { buildComment, createMemoryPort, vendor } from '../testing';
import { createCommentBoard } from './store';

const drawing: Drawing = {
  shapes: [{ tool: 'box', colour: 'vendor', width: 4, from: { x: 0, y: 0 }, to: { x: 0.5, y: 0.5 } }],
  ratio: 1.78,
  still: null,
};

/** A film of ten seconds at 24 frames, that stands at `seconds`. */
const clockAt = (seconds: number) => ({
  now: () => seconds,
  subscribe: () => () => {},
  goTo: () => {},
  length: () => 10,
  rate: () => 24,
});

function boardAt(seconds: number, comments = [buildComment({}, vendor)]) {
  const port = createMemoryPort({ author: vendor, comments, clock: clockAt(seconds) });
  return { port, board: createCommentBoard({ boardId: 'film', port, author: vendor }) };
}

test('a drawing alone is a comment, on the frame it was drawn on', async () => {
  const { port, board } = boardAt(4.2);
  board.setDrawing('new', drawing);
  expect(board.getSnapshot().drafts.new).toMatchObject({ drawing, time: filmTimeOf(4.2, 24) });
  await board.send();
  expect(port.submissions).toMatchObject([{ message: '', drawing, time: filmTimeOf(4.2, 24) }]);
  expect(board.getSnapshot().drafts.new?.drawing).toBeNull();
});

test('a drawing keeps its frame: a range starts there, and removing the moment removes it', () => {
  const { board } = boardAt(4.2);
  board.setDrawing('new', drawing);
  const time = filmTimeOf(4.2, 24);
  board.setTime(filmTimeOf(2, 24), filmTimeOf(6, 24));
  expect(board.getSnapshot().drafts.new).toMatchObject({ drawing, time, timeEnd: filmTimeOf(6, 24) });
  board.setTime(filmTimeOf(2, 24), filmTimeOf(3, 24));
  expect(board.getSnapshot().drafts.new).toMatchObject({ drawing, time, timeEnd: null });
  board.setTime(null);
  expect(board.getSnapshot().drafts.new).toMatchObject({ drawing: null, time: null });
});

test('a drawing can be changed and removed by editing', async () => {
  const comment = buildComment({ time: filmTimeOf(1, 24), drawing }, vendor);
  const { port, board } = boardAt(1, [comment]);
  const stop = board.start();
  await expect.poll(() => board.getSnapshot().comments.length).toBe(1);
  board.startEdit(comment.message_id);
  await expect(board.saveEdit(comment.message_id)).resolves.toBe(false);
  board.startEdit(comment.message_id);
  board.setDrawing(`edit:${comment.message_id}`, null);
  await expect(board.saveEdit(comment.message_id)).resolves.toBe(true);
  expect(port.stored[0]).toMatchObject({ drawing: null, message: comment.message });
  stop();
});
