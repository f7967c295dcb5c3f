import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusRecovery } from './use-focus-recovery';

interface StepProps {
  /** The action asks for confirmation first. */
  asks?: boolean;
}

/** A step page whose action button is removed once the action is done. */
function Step({ asks = false }: StepProps) {
  useFocusRecovery();
  const [isDone, setDone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [hasNote, setNote] = useState(true);
  return (
    <main>
      <h1>創意大綱</h1>
      <section>
        <h2>備註</h2>
        {hasNote ? (
          <button type="button" onClick={() => setNote(false)}>
            刪除備註
          </button>
        ) : null}
      </section>
      <div>
        {isDone ? (
          <button key="reopen" type="button">
            重啟修改
          </button>
        ) : (
          <button key="accept" type="button" onClick={() => (asks ? setAsking(true) : setDone(true))}>
            確認大綱
          </button>
        )}
      </div>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent>
          <DialogTitle>還有留言</DialogTitle>
          <button
            type="button"
            onClick={() => {
              setDone(true);
              setAsking(false);
            }}
          >
            仍要確認
          </button>
        </DialogContent>
      </Dialog>
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name });
async function pressByKey(name: string) {
  await expect.element(button(name)).toBeVisible();
  while (document.activeElement !== button(name).element()) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

test('a removed action button leaves the focus on the page heading, not on the next action', async () => {
  await render(<Step />);
  await pressByKey('確認大綱');
  await expect.element(button('重啟修改')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '創意大綱' })).toHaveFocus();
});

test('the same applies after a confirmation dialog', async () => {
  await render(<Step asks />);
  await pressByKey('確認大綱');
  await pressByKey('仍要確認');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: '創意大綱' })).toHaveFocus();
});

test('the nearest remaining heading is focused', async () => {
  await render(<Step />);
  await pressByKey('刪除備註');
  await expect.element(page.getByRole('heading', { name: '備註' })).toHaveFocus();
});
