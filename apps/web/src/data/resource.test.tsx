import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataCache } from './data-cache';
import { useResource } from './resource';

/** A server whose responses the test holds back and sets. */
function slowServer() {
  let says = '第一版';
  let answer = () => {};
  let held = Promise.resolve();
  return {
    fetch: async () => {
      const said = says;
      await held;
      return said;
    },
    /** Sets the response and holds it back until released. */
    hold(next: string) {
      says = next;
      held = new Promise((resolve) => {
        answer = resolve;
      });
    },
    answer: () => answer(),
  };
}

function Page({ fetch }: { fetch: () => Promise<string> }) {
  const { data, refresh, keep } = useResource(['page', 1], fetch);
  return (
    <>
      <output>{data}</output>
      <button type="button" onClick={() => void refresh()}>
        有新的消息
      </button>
      <button type="button" onClick={() => void keep('自己存的')}>
        存檔有了回應
      </button>
    </>
  );
}

test('changes by others are not lost if an own call completes while they are fetched', async () => {
  const server = slowServer();
  const screen = await render(
    <DataCache dedupingInterval={0}>
      <Page fetch={server.fetch} />
    </DataCache>,
  );
  const shown = screen.getByRole('status');
  await expect.element(shown).toHaveTextContent('第一版');
  server.hold('對方改過的');
  await screen.getByRole('button', { name: '有新的消息' }).click();
  await screen.getByRole('button', { name: '存檔有了回應' }).click();
  await expect.element(shown).toHaveTextContent('自己存的');
  server.answer();
  await expect.element(shown).toHaveTextContent('對方改過的');
});
