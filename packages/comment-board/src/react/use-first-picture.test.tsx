import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CommentClock } from '../core';
import { useFirstPicture } from './use-first-picture';

function openingClock() {
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
  const paint = () => {
    film.isOpening = false;
    for (const listener of film.listeners) listener();
  };
  return { clock, film, paint };
}

const List = ({ clock }: { clock?: CommentClock }) => <p>{useFirstPicture(clock) ? 'rows' : 'placeholder'}</p>;

test('a list waits until the film has painted its first picture, and then unsubscribes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { clock, film, paint } = openingClock();
  const { container } = await render(<List clock={clock} />);
  for (const listener of film.listeners) listener();
  expect(container).toHaveTextContent('placeholder');
  paint();
  await vi.waitFor(() => expect(container).toHaveTextContent('rows'));
  await vi.waitFor(() => expect(film.listeners.size).toBe(0));
  vi.useRealTimers();
});

test('a list does not wait longer for a film that takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = await render(<List clock={openingClock().clock} />);
  expect(container).toHaveTextContent('placeholder');
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await vi.waitFor(() => expect(container).toHaveTextContent('rows'));
});

test('a board without a film has its rows in the first render, on a server too', () => {
  expect(renderToStaticMarkup(<List />)).toBe('<p>rows</p>');
});
