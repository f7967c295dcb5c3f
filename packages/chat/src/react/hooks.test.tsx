import { memo } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { room, stage } from '../../test/stage';
import { type ChatEntry, conversationOf } from '../core';
import { useChat, useComposer } from './hooks';

/** A composer as a host may build it. */
function OwnComposer() {
  const composer = useComposer(room);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        composer.send();
      }}
    >
      <input
        aria-label="訊息"
        value={composer.text}
        onChange={(event) => composer.setText(event.currentTarget.value)}
      />
      <button type="submit" disabled={!composer.canSend}>
        送出
      </button>
    </form>
  );
}

test('a host can build its own composer', async () => {
  const { port } = await stage({ children: <OwnComposer /> });
  const send = page.getByRole('button', { name: '送出' });
  await expect.element(send).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: '訊息' }), '收到');
  await send.click();
  await expect.poll(() => port.stored.map(({ text }) => text)).toEqual(['收到']);
  await expect.element(send).toBeDisabled();
});

/** Like the output of the React Compiler: values derived from the lines are recomputed only when the lines change. */
const LineCount = memo(function LineCount({ entries }: { entries: readonly ChatEntry[] }) {
  return <output>{`${entries.length} ${entries.at(-1)?.message.text} ${entries.at(-1)?.message.is_seen}`}</output>;
});

function Selecting() {
  return <LineCount entries={useChat((state) => conversationOf(state, room).entries)} />;
}

test('a host that selects the lines, and memoises derived values, sees each change', async () => {
  const { port, store } = await stage({ children: <Selecting /> });
  const seen = page.getByRole('status');
  await expect.element(seen).toHaveTextContent('5 收到！ true');
  port.say(room, { text: '新的一句' });
  await expect.element(seen).toHaveTextContent('6 新的一句 false');
  store.setText(room, '好');
  store.send(room);
  await expect.element(seen).toHaveTextContent('7 好 false');
  port.read(room);
  await expect.element(seen).toHaveTextContent('7 好 true');
});
