import { polling } from '@paidang/contract/limits';
import { healthRoutes } from '@paidang/contract/routes';
import type { OutboxState } from '@paidang/contract/vocabulary';
import { request } from './api';
import { useCursorPages } from './cursor-pages';
import { useResource } from './resource';

const key = 'console-health';

export const useHealth = () =>
  useResource([key], async () => (await request(healthRoutes.get)).data, { refreshInterval: polling });

export type Outbox = 'mail' | 'line';

const lists = { mail: healthRoutes.mails, line: healthRoutes.lineMessages } as const;
const retries = { mail: healthRoutes.retryMail, line: healthRoutes.retryLineMessage } as const;

export const useOutbox = (outbox: Outbox, state: OutboxState) =>
  useCursorPages([key, outbox, state], (cursor: number | undefined) =>
    request(lists[outbox], { query: { state, cursor } }),
  );

/** Sends a mail or message again now. The caller shows errors. */
export const sendAgain = (outbox: Outbox, entry: string) =>
  request(retries[outbox], { params: { entry }, handles: 'all' });
