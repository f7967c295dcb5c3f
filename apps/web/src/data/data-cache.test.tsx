import useSWR, { useSWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from './data-cache';

type Change = (words?: string) => Promise<unknown>;

/** A page with server data and ways to change it. */
function Words({ fetcher, tell }: { fetcher: () => Promise<string>; tell: (changes: Change[]) => void }) {
  const { mutate } = useSWRConfig();
  const words = useSWR('words', fetcher);
  tell([
    (next) => (next ? words.mutate(next, { revalidate: false }) : words.mutate()),
    (next) => (next ? mutate('words', next, { revalidate: false }) : mutate('words')),
    () => mutate(() => true),
  ]);
  return <p>{words.data}</p>;
}

async function show(fetcher: () => Promise<string>) {
  let changes: Change[] = [];
  const at = (person: string) => (
    <DataCache key={person} dedupingInterval={0} focusThrottleInterval={0}>
      <Words
        fetcher={fetcher}
        tell={(told) => {
          changes = told;
        }}
      />
    </DataCache>
  );
  const screen = await render(at('a'));
  return { screen, changes: () => changes, logInAs: (person: string) => screen.rerender(at(person)) };
}

test('a call that ends after the page has unmounted changes nothing and does not fail', async () => {
  const fetcher = vi.fn(async () => 'of a');
  const { screen, changes } = await show(fetcher);
  await expect.element(page.getByText('of a')).toBeVisible();
  const late = changes();
  await screen.unmount();
  for (const change of late) {
    await change('late');
    await change();
  }
  expect(fetcher).toHaveBeenCalledOnce();
});

test('a call that ends after another user has logged in is not shown to them', async () => {
  const fetcher = vi.fn(async () => 'of a');
  const { changes, logInAs } = await show(fetcher);
  await expect.element(page.getByText('of a')).toBeVisible();
  const late = changes();
  fetcher.mockImplementation(async () => 'of b');
  await logInAs('b');
  await expect.element(page.getByText('of b')).toBeVisible();
  for (const change of late) await change('late');
  expect(page.getByText('late').elements()).toEqual([]);
  await expect.element(page.getByText('of b')).toBeVisible();
});

test('data is refetched on focus and on reconnect', async () => {
  const fetcher = vi.fn(async () => 'first');
  await show(fetcher);
  await expect.element(page.getByText('first')).toBeVisible();
  fetcher.mockImplementation(async () => 'second');
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('second')).toBeVisible();
  fetcher.mockImplementation(async () => 'third');
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('third')).toBeVisible();
});

test('known data is available without a request', async () => {
  await render(
    <DataCache known={[['words', { data: 'known' }]]} revalidateOnMount={false}>
      <Words fetcher={async () => 'asked'} tell={() => {}} />
    </DataCache>,
  );
  await expect.element(page.getByText('known')).toBeVisible();
});
