import '@paidang/ui/styles.css';
import '../../styles/app.css';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { failures, NetworkError } from '../../data/errors';
import { WordsDialog } from '../../step/moves/words-dialog';
import { ErrorSurface } from './error-surface';

const alert = page.getByRole('alertdialog');

function Asking() {
  const [open, setOpen] = useState(true);
  const offline = () => Promise.reject(new NetworkError(true));
  return (
    <MemoryRouter>
      <ErrorSurface />
      {open ? (
        <WordsDialog
          title="請阿澄修改"
          text="…"
          field="修改說明"
          action="送出"
          required
          about={[]}
          onSend={offline}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </MemoryRouter>
  );
}

test.each([
  ['a press', () => alert.getByRole('button', { name: '知道了' }).click()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('R-err-10 over a dialog, %s closes only the alert, and input in the dialog is kept', async (_name, close) => {
  await render(<Asking />);
  const dialog = page.getByRole('dialog', { name: '請阿澄修改' });
  await dialog.getByLabelText('修改說明').fill('片尾再加一句關燈');
  await dialog.getByRole('button', { name: '送出' }).click();
  await expect.element(alert.getByText('網路出了點問題，請重新連線後重整網頁')).toBeVisible();
  await close();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('修改說明')).toHaveValue('片尾再加一句關燈');
  // The dialog is unchanged: still accessible, and Esc closes it.
  await dialog.getByRole('button', { name: '送出' }).click();
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

const notice = page.getByRole('alert').filter({ hasText: '沒有網路連線' });

test('R-err-10 a call that nobody pressed leaves the focus to whoever is typing', async () => {
  await render(
    <MemoryRouter>
      <ErrorSurface />
      <input aria-label="目前訂閱人數" />
    </MemoryRouter>,
  );
  const field = page.getByLabelText('目前訂閱人數');
  await userEvent.type(field, '90');
  failures.emit(new NetworkError(true), false);
  await expect.element(notice).toMatchTextContent('網路出了點問題，請重新連線後重整網頁');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('000');
  await expect.element(field).toHaveValue('90000');
  await notice.getByRole('button', { name: '知道了' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('R-err-10 Esc belongs to the input method first, then to the notice', async () => {
  await render(
    <MemoryRouter>
      <ErrorSurface />
      <input aria-label="寫訊息" />
    </MemoryRouter>,
  );
  const field = page.getByLabelText('寫訊息');
  await field.click();
  failures.emit(new NetworkError(true), false);
  await expect.element(notice).toBeVisible();
  const init = { key: 'Escape', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }));
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(notice).not.toBeInTheDocument();
});

test('R-err-10 a press that fails while the notice is shown turns it into the alert', async () => {
  await render(<Asking />);
  failures.emit(new NetworkError(true), false);
  await expect.element(notice).toBeVisible();
  const dialog = page.getByRole('dialog', { name: '請阿澄修改' });
  await dialog.getByLabelText('修改說明').fill('片尾再加一句關燈');
  await dialog.getByRole('button', { name: '送出' }).click();
  await expect.element(alert.getByRole('button', { name: '知道了' })).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  await alert.getByRole('button', { name: '知道了' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: '送出' })).toHaveFocus();
});

test.each([
  ['the notice', notice, false],
  ['the alert', alert, true],
])('R-err-10 a layer that would close on outside interaction stays open under %s', async (_, shown, wasPressed) => {
  await render(
    <StrictMode>
      <MemoryRouter>
        <ErrorSurface />
        <Popover defaultOpen>
          <PopoverTrigger>篩選</PopoverTrigger>
          <PopoverContent label="篩選">
            <input aria-label="品牌" />
          </PopoverContent>
        </Popover>
      </MemoryRouter>
    </StrictMode>,
  );
  await page.getByLabelText('品牌').fill('山眠');
  failures.emit(new NetworkError(true), wasPressed);
  await shown.getByRole('button', { name: '知道了' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '篩選' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByLabelText('品牌')).toHaveValue('山眠');
  await expect.element(page.getByLabelText('品牌')).toHaveFocus();
});
