import type { Invitation } from '@paidang/contract/entities';
import { useState } from 'react';
import { ApiError } from '../../data/errors';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';

/** Runs an answer once at a time and says what came of it. */
export function useAnswer() {
  const [busy, setBusy] = useState(false);
  const run = async (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> => {
    if (busy) return null;
    setBusy(true);
    try {
      const answered = await move();
      showToast({ title: done, tone: 'success' });
      return answered;
    } catch (error) {
      if (error instanceof ApiError) showToast({ title: error.message || labels.failed, tone: 'danger' });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
