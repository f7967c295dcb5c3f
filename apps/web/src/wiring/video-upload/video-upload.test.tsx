import { limits } from '@paidang/contract/limits';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import LeaveDialog from '../../shell/uploads/leave-dialog';
import { UploadPill } from '../../shell/uploads/upload-pill';
import { useSession } from '../../stores/session';
import { useVideoUploads } from '../../stores/video-uploads';
import { creator } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import { startVideoUpload, stopVideoUpload } from './video-upload';

const task = '0199a000-0000-7000-8000-000000000004';
const { chunkBytes } = limits.video;
const file = new File([new Uint8Array(chunkBytes + 10)], '剪.mp4');

/** Requests with a chunk; each waits for its response. */
let chunks: { answer: (status: number, body: unknown) => void; aborted: boolean }[] = [];

class HeldRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort?.();
  }
  send() {
    const held = {
      aborted: false,
      answer: (status: number, body: unknown) => {
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload?.();
      },
    };
    const { onabort } = this;
    this.onabort = () => {
      held.aborted = true;
      onabort?.();
    };
    chunks.push(held);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
  }
}

const stored = { status: '0000', message: '', data: { state: 'uploading' } };
const upload = () => useVideoUploads.getState().uploads[task];
const leaveSite = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  chunks = [];
  useSession.setState({ user: creator, token: 't' });
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  return stubServer({ [`GET /api/video-feedback/${task}`]: null });
});
afterEach(() => {
  stopVideoUpload(task);
  useSession.getState().logout();
});

const start = () => startVideoUpload({ task, index: 0, file, onChanged: () => {} });

test('R-sh-15 R-vid-08 leaving the site or logging out warns while a film is uploading, and not after', async () => {
  const done = start();
  await expect.poll(() => chunks.length).toBe(1);
  await render(<LeaveDialog />);
  expect(leaveSite()).toBe(true);

  const logout = vi.fn();
  useVideoUploads.getState().leave(logout);
  const dialog = page.getByRole('alertdialog', { name: '影片仍在背景上傳中' });
  await expect.element(dialog.getByText(/離開將中斷上傳/)).toBeVisible();
  await dialog.getByRole('button', { name: '繼續上傳' }).click();
  expect(logout).not.toHaveBeenCalled();
  useVideoUploads.getState().leave(logout);
  await dialog.getByRole('button', { name: '仍要登出' }).click();
  expect(logout).toHaveBeenCalledOnce();

  chunks[0]?.answer(200, stored);
  await expect.poll(() => chunks.length).toBe(2);
  chunks[1]?.answer(200, stored);
  await done;
  expect(upload()).toBeUndefined();
  expect(leaveSite()).toBe(false);
});

test('R-sh-15 an upload continues on other pages, and its indicator links back', async () => {
  void start();
  await render(
    <TooltipProvider>
      <MemoryRouter initialEntries={['/project']}>
        <UploadPill />
      </MemoryRouter>
    </TooltipProvider>,
  );
  const mark = page.getByRole('link', { name: '影片上傳中 49%' });
  await expect.element(mark).toHaveAttribute('href', `/video/${task}?index=0`);
});

test('the next user to sign in does not continue it', async () => {
  const done = start();
  await expect.poll(() => chunks.length).toBe(1);
  useSession.getState().logout();
  await done;
  expect(chunks[0]?.aborted).toBe(true);
  expect(upload()).toBeUndefined();
});

test('R-vid-07 the error of the server stays visible', async () => {
  const done = start();
  await expect.poll(() => chunks.length).toBe(1);
  const errors = { file: ['檔案裡沒有影像，請重新選擇影片'] };
  chunks[0]?.answer(422, { status: '0422', code: '0422', message: '', errors });
  await done;
  expect(upload()).toMatchObject({ status: 'failed', message: '檔案裡沒有影像，請重新選擇影片' });
});
