import '../../../styles/app.css';
import type { Video } from '@paidang/contract/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResumeUpload } from './resume-upload';

const interrupted: Video = {
  video_uuid: '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a001',
  state: 'interrupted',
  source: 'upload',
  name: '初剪.mp4',
  url: null,
  bytes: 12_000_000,
  fingerprint: 'a'.repeat(16),
  chunks: 3,
  stored_chunks: [0],
  progress: 33,
  failure: null,
  is_confirmed: false,
  kept_until: '2026-12-04T16:20:00Z',
  updated_at: '2026-12-03T16:20:00Z',
  film: null,
};

afterEach(() => vi.useRealTimers());

test('R-vid-12 an interrupted upload says until when it is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T03:00:00Z') });
  await render(<ResumeUpload video={interrupted} onFile={() => {}} onRemove={() => {}} />);
  await expect.element(page.getByText(/「初剪\.mp4」已經上傳33%，保留到明天 00:20。/)).toBeVisible();
});
