import { HTTPFetchError, messagingApi } from '@line/bot-sdk';
import { LineFailure, type LineFailureReason } from './line-failure';

const final = (reason: LineFailureReason, cause: unknown) => new LineFailure(reason, false, cause);
const retryableStatuses = (cause: unknown) => new LineFailure('unreachable', true, cause);

/** An earlier attempt was accepted, but its response was lost. */
const isAcceptedAlready = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 409;

const isNotFound = (error: unknown): boolean => error instanceof HTTPFetchError && error.status === 404;

export interface Push {
  /** The user id that LINE Login returned for this official account's provider. */
  readonly to: string;
  readonly message: messagingApi.FlexMessage;
  /** The same for every attempt to send a message, so that LINE accepts it only once. */
  readonly retryKey: string;
}

export interface LineClient {
  /** @throws LineFailure */
  push(push: Push): Promise<void>;
}

/** Maximum milliseconds of a request; the SDK itself waits forever. */
const timeoutMs = 10_000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LineFailure('unreachable', true)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface LineAccount {
  readonly channelAccessToken: string;
  /** URL of the Messaging API. @default LINE's own */
  readonly baseURL: string | undefined;
}

/** Connects to the official account the token belongs to. */
export function connectLine({ channelAccessToken, baseURL }: LineAccount): LineClient {
  const client = new messagingApi.MessagingApiClient({ channelAccessToken, ...(baseURL ? { baseURL } : {}) });

  /** Checked first, because LINE accepts pushes to users who blocked the account, and drops them. */
  async function refuseBlocked(userId: string): Promise<void> {
    try {
      await inTime(client.getProfile(userId));
    } catch (error) {
      throw isNotFound(error) ? new LineFailure('blocked', false, error) : error;
    }
  }

  async function refuseOverQuota(): Promise<void> {
    const quota = await inTime(client.getMessageQuota());
    if (quota.type !== 'limited' || quota.value === undefined) return;
    const { totalUsage } = await inTime(client.getMessageQuotaConsumption());
    if (totalUsage >= quota.value) throw new LineFailure('quota', false);
  }

  return {
    async push({ to, message, retryKey }) {
      try {
        await refuseBlocked(to);
        await refuseOverQuota();
        await inTime(client.pushMessage({ to, messages: [message] }, retryKey));
      } catch (error) {
        if (!isAcceptedAlready(error)) throw lineFailureOf(error);
      }
    },
  };
}

/** Interprets LINE's response to a push. Only the message tells the two meanings of 429 apart. */
function lineFailureOf(error: unknown): LineFailure {
  if (error instanceof LineFailure) return error;
  if (!(error instanceof HTTPFetchError)) return retryableStatuses(error);
  if (error.status === 401) return final('token', error);
  if (error.status === 403) return final('forbidden', error);
  if (error.status === 429) return /monthly limit/i.test(error.body) ? final('quota', error) : retryableStatuses(error);
  return error.status >= 500 ? retryableStatuses(error) : final('rejected', error);
}
