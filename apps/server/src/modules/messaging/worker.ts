import type { LineClient } from '../../platform/line';
import type { Platform } from '../../platform/platform';
import { deliver } from './deliver';
import { sendDigests } from './digest';
import { FailureLog, type FailureLogger } from './failure-log';
import { sendWaitingMails } from './mail-queue';

const pauseMs = 5000;

/**
 * Sends LINE messages and notification mails periodically. Returns a function that stops it; its promise resolves after
 * the current round.
 */
export function startMessagingWorker(
  platform: Platform,
  line: LineClient | null,
  { log, onError }: { log: FailureLogger; onError: (error: unknown) => void },
): () => Promise<void> {
  const failures = new FailureLog(log, platform.clock);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    await deliver(platform, line, failures).catch(onError);
    await sendWaitingMails(platform).catch(onError);
    await sendDigests(platform).catch(onError);
  };
  let currentRound = Promise.resolve();
  const startRound = () => {
    currentRound = work().then(() => {
      if (!isStopped) timer = setTimeout(startRound, pauseMs).unref();
    });
  };
  startRound();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return currentRound;
  };
}
