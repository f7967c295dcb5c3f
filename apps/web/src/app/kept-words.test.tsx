import '@paidang/ui/styles.css';
import '../styles/app.css';
import type { Quote } from '@paidang/contract/entities';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import InviteDialog from '../features/invitations/invite-dialog';
import { ProofDialog } from '../shared/proof-dialog';
import { WordsDialog, type WordsDialogProps } from '../step/moves/words-dialog';
import { SuggestDialog } from '../step/suggestions/suggest-dialog';
import { useSession } from '../stores/session';
import { creator, vendor } from '../testing/people';

const quote: Quote = { selectedText: '睡前三滴', prefix: '', suffix: '', start: 3, end: 7, version: 2 };
const signIn = (user: typeof vendor) => useSession.getState().succeed({ token: 't', user, socket: false });
const words = '片尾再加一句關燈';

beforeEach(() => {
  useSession.getState().logout();
  signIn(vendor);
});

interface Kept {
  show: (onSend: () => Promise<void>, onClose: () => void) => ReactElement;
  field: string | RegExp;
  /** Value when nothing is stored. */
  blank: string;
  send: string;
}

const asked = (rest: Partial<WordsDialogProps>) => ({
  title: '請阿澄修改',
  text: '…',
  field: '修改說明',
  action: '送出',
  required: true,
  about: ['step', 'requestChanges'],
  onSend: async () => {},
  onClose: () => {},
  ...rest,
});

/** Every dialog with text input. */
const dialogs: Record<string, Kept> = {
  'a move with words': {
    show: (onSend, onClose) => <WordsDialog {...asked({ onSend, onClose })} />,
    field: '修改說明',
    blank: '',
    send: '送出',
  },
  'a suggestion': {
    show: (onSend, onClose) => (
      <SuggestDialog quote={quote} about={['outline', 'task']} creator="阿澄" {...{ onSend, onClose }} />
    ),
    field: '改成',
    blank: '睡前三滴',
    send: '送出建議',
  },
};

describe.each(Object.entries(dialogs))('%s', (_name, { show, field, blank, send }) => {
  test('keeps typed text across closing, a reload and an ended session, only for its writer, until it is sent', async () => {
    const onSend = vi.fn(async () => {});
    const open = async () => {
      const screen = await render(show(onSend, () => {}));
      return { ...screen, typed: screen.getByRole('textbox', { name: field }) };
    };
    const first = await open();
    await first.typed.fill(words);
    await first.getByRole('button', { name: '取消' }).click();
    await first.unmount();

    useSession.getState().expire();
    signIn(creator);
    const others = await open();
    await expect.element(others.typed).toHaveValue(blank);
    await others.unmount();

    useSession.getState().expire();
    signIn(vendor);
    const again = await open();
    await expect.element(again.typed).toHaveValue(words);
    await expect.element(again.getByText('上次填到一半的內容還在，可以接著寫。')).toBeVisible();
    await again.getByRole('button', { name: send, exact: true }).click();
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await again.unmount();

    const last = await open();
    await expect.element(last.typed).toHaveValue(blank);
  });
});

test('text about something that became outdated is there when the dialog opens again', async () => {
  const first = await render(<WordsDialog {...asked({})} />);
  await first.getByLabelText('修改說明').fill(words);
  await first.rerender(<WordsDialog {...asked({ outdated: { text: '對方剛改了內容' } })} />);
  await first.getByRole('button', { name: '取消' }).click();
  await first.unmount();
  const again = await render(<WordsDialog {...asked({})} />);
  await expect.element(again.getByLabelText('修改說明')).toHaveValue(words);
  await again.unmount();
  const other = await render(<WordsDialog {...asked({ about: ['other step', 'requestChanges'] })} />);
  await expect.element(other.getByLabelText('修改說明')).toHaveValue('');
});

test('an invitation keeps address and text', async () => {
  const invite = () => render(<InviteDialog title="邀請創作者" task={null} onClose={() => {}} />);
  const first = await invite();
  await first.getByRole('textbox', { name: '對方的電子郵件' }).fill('who@example.com');
  await first.getByRole('textbox', { name: /^想說的話/ }).fill(words);
  await first.unmount();
  const again = await invite();
  await expect.element(again.getByRole('textbox', { name: '對方的電子郵件' })).toHaveValue('who@example.com');
  await expect.element(again.getByRole('textbox', { name: /^想說的話/ })).toHaveValue(words);
  await again.getByRole('button', { name: '清掉重填' }).click();
  await expect.element(again.getByRole('textbox', { name: '對方的電子郵件' })).toHaveValue('');
});

test('a password is never stored', async () => {
  const screen = await render(
    <ProofDialog title="刪除帳號" hint="…" confirm="確認刪除" onConfirm={async () => {}} onClose={() => {}} />,
  );
  await screen.getByLabelText('密碼', { exact: true }).fill('paidang2026');
  await screen.unmount();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('paidang2026');
});
