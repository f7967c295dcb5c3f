import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStillClock } from '../../../../tooling/still-clock';
import { renderBoard } from '../../test/render-board';
import type { CommentClock } from '../core';
import { useCommentBoard, useFocusComposer } from '../react/board-context';
import { CommentBoardProvider } from '../react/provider';
import { buildComment, createMemoryPort, testId, vendor } from '../testing';
import { CommentBoard } from './comment-board';
import { CommentDrawer } from './comment-drawer';

/** A film that paints its first picture when told to. */
function openingFilm() {
  const film = { isOpening: true, listeners: new Set<() => void>() };
  const clock: CommentClock = {
    now: () => 0,
    goTo: () => {},
    subscribe: (listener) => {
      film.listeners.add(listener);
      return () => film.listeners.delete(listener);
    },
    isOpening: () => film.isOpening,
  };
  const tell = () => {
    for (const listener of film.listeners) listener();
  };
  const paint = () => {
    film.isOpening = false;
    tell();
  };
  return { clock, paint, tell };
}

const comments = [buildComment({ message_id: testId(1), message: '字卡太小' })];
const drawer = () => page.getByRole('complementary', { name: '留言' });
const composer = () => page.getByRole('textbox', { name: '寫留言' });
const boardElement = () => document.querySelector<HTMLElement>('[data-slot="comment-board"]');
/** Which parts of the board are there, without waiting for them. */
const parts = () =>
  ['comment-filter', 'comment-list', 'comment-composer'].filter((slot) =>
    document.querySelector(`[data-slot="${slot}"]`),
  );
const allParts = ['comment-filter', 'comment-list', 'comment-composer'];

function WriteButton() {
  const focusComposer = useFocusComposer();
  return (
    <button
      type="button"
      onClick={focusComposer}
      onPointerDown={focusComposer}
      onKeyDown={({ key }) => key === 'i' && focusComposer()}
    >
      寫
    </button>
  );
}

/** A drawer that is closed at first; both buttons open it. */
function ClosedDrawer() {
  const focusComposer = useFocusComposer();
  const [isOpen, setOpen] = useState(false);
  const write = () => {
    setOpen(true);
    focusComposer();
  };
  if (isOpen) return <CommentDrawer />;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開
      </button>
      <button type="button" onClick={write}>
        寫
      </button>
    </>
  );
}

/** As an address that names a comment does. */
function AddressedComment() {
  const board = useCommentBoard();
  useEffect(() => board.activate(testId(1), 'document'), [board]);
  return null;
}

function FocusedByCode() {
  const focusComposer = useRef(useFocusComposer());
  useEffect(() => focusComposer.current(), []);
  return null;
}

describe('next to a film that is opening', () => {
  test('the drawer has its box and name, and all its content in one step after the first picture', async () => {
    useStillClock();
    const { clock, paint, tell } = openingFilm();
    await renderBoard({ comments, clock });
    tell();
    await expect.element(drawer()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '留言' })).toBeVisible();
    expect(parts()).toEqual([]);
    expect(boardElement()).toHaveAttribute('aria-busy', 'true');
    const box = boardElement()?.getBoundingClientRect();
    const seen: string[][] = [];
    const observer = new MutationObserver(() => seen.push(parts()));
    observer.observe(document.body, { childList: true, subtree: true });
    paint();
    await expect.element(page.getByText('字卡太小')).toBeVisible();
    observer.disconnect();
    expect(seen[0]).toEqual(allParts);
    expect(boardElement()?.getBoundingClientRect()).toEqual(box);
    expect(boardElement()).toHaveAttribute('aria-busy', 'false');
    await expect.element(composer()).not.toHaveFocus();
  });

  test('the board waits 300 ms at most', async () => {
    useStillClock();
    await renderBoard({ comments, clock: openingFilm().clock });
    vi.advanceTimersByTime(299);
    await new Promise(requestAnimationFrame);
    expect(parts()).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(page.getByText('字卡太小')).toBeVisible();
    expect(parts()).toEqual(allParts);
  });

  test.each([
    ['key', () => new KeyboardEvent('keydown', { key: 'i', bubbles: true })],
    ['press', () => new PointerEvent('pointerdown', { bubbles: true })],
    ['click without a press, as screen readers make,', () => new MouseEvent('click', { bubbles: true })],
  ])('a %s that asks for the composer focuses it in the same event', async (_, press) => {
    useStillClock();
    const children = (
      <>
        <WriteButton />
        <CommentDrawer />
      </>
    );
    await renderBoard({ comments, clock: openingFilm().clock, children });
    expect(parts()).toEqual([]);
    const button = page.getByRole('button', { name: '寫', exact: true }).element();
    flushSync(() => button.dispatchEvent(press()));
    expect(document.activeElement).toBe(composer().element());
    expect(parts()).toEqual(allParts);
  });

  test('a press that opens the drawer and asks for the composer focuses it in the same event', async () => {
    useStillClock();
    await renderBoard({ comments, clock: openingFilm().clock, children: <ClosedDrawer /> });
    const button = page.getByRole('button', { name: '寫', exact: true }).element() as HTMLElement;
    flushSync(() => button.click());
    expect(document.activeElement).toBe(composer().element());
  });

  test('a press anywhere renders the board before it is handled', async () => {
    useStillClock();
    await renderBoard({ comments, clock: openingFilm().clock });
    const handled = vi.fn(() => parts());
    document.addEventListener('pointerdown', handled, { once: true, capture: true });
    boardElement()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(handled).toHaveReturnedWith(allParts);
  });

  test('Tab reaches the controls of the board', async () => {
    useStillClock();
    const children = (
      <>
        <WriteButton />
        <CommentDrawer />
      </>
    );
    await renderBoard({ comments, clock: openingFilm().clock, children });
    page.getByRole('button', { name: '寫', exact: true }).element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('radio', { name: '未處理 1' })).toHaveFocus();
  });

  test('a comment that is asked for is shown and focused without waiting', async () => {
    useStillClock();
    const children = (
      <>
        <CommentDrawer />
        <AddressedComment />
      </>
    );
    await renderBoard({ comments, clock: openingFilm().clock, children });
    await expect.element(page.getByRole('article').filter({ hasText: '字卡太小' })).toHaveFocus();
  });

  test('focus requested by code, not by a press, is given to the composer without waiting', async () => {
    useStillClock();
    const children = (
      <>
        <CommentDrawer />
        <FocusedByCode />
      </>
    );
    await renderBoard({ comments, clock: openingFilm().clock, children });
    await expect.element(composer()).toHaveFocus();
  });
});

test('a drawer that is opened after the first picture has its content before the next frame', async () => {
  useStillClock();
  const { clock, paint } = openingFilm();
  await renderBoard({ comments, clock, children: <ClosedDrawer /> });
  paint();
  (page.getByRole('button', { name: '開' }).element() as HTMLElement).click();
  await new Promise(requestAnimationFrame);
  expect(parts()).toEqual(allParts);
});

test('a board without a film has all its content in the first render, on a server too', () => {
  const html = renderToStaticMarkup(
    <CommentBoardProvider boardId="test" port={createMemoryPort({ author: vendor })} author={vendor}>
      <CommentBoard />
    </CommentBoardProvider>,
  );
  for (const slot of allParts) expect(html).toContain(`data-slot="${slot}"`);
});
