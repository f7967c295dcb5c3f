import type { LineClient } from '../../platform/line';
import type { Platform } from '../../platform/platform';
import { deliver } from './deliver';
import { sendDigests } from './digest';
import { FailureLog, type FailureLogger } from './failure-log';
import { sendWaitingMails } from './mail-queue';

const pause = 5000;

/**
 * Sends LINE messages and mails about notifications periodically. Returns the function that stops it, after the current
 * round.
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
  let underWay = Promise.resolve();
  const turn = () => {
    underWay = work().then(() => {
      if (!isStopped) timer = setTimeout(turn, pause).unref();
    });
  };
  turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
