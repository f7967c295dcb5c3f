import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { room, stage } from '../../test/stage';
import { useComposer } from './hooks';

/** The composer a host may build for itself. */
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

test('a host builds a composer of its own', async () => {
  const { port } = await stage({ children: <OwnComposer /> });
  const send = page.getByRole('button', { name: '送出' });
  await expect.element(send).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: '訊息' }), '收到');
  await send.click();
  await expect.poll(() => port.stored.map(({ text }) => text)).toEqual(['收到']);
  await expect.element(send).toBeDisabled();
});
