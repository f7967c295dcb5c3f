import { createTransport } from 'nodemailer';
import type { Database } from '../database';
import { claimMail, deferMail, type OutboxRow, settleMail } from './outbox';

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
}

/** Logs deliveries by id and code, never by recipient or content. */
export interface MailLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
}

interface MailSenderOptions {
  readonly db: Database;
  readonly settings: MailSettings;
  readonly clock: () => Date;
  readonly log: MailLog;
}

export interface MailSender {
  /** Delivers all mails that are due. */
  deliver(): Promise<void>;
  /** Delivers periodically. @returns a function that stops it and waits for the current mail */
  start(): () => Promise<void>;
}

const timeout = 30_000;
const pause = 2000;
const firstRetry = 30_000;
const longestRetry = 3_600_000;

/** Error and response code of the mail server, without personal data. */
const reasonOf = (error: unknown) => {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
};

/** Response codes from 500 are permanent failures. */
const isFinal = (error: unknown): boolean => reasonOf(error).responseCode >= 500;

const nextTry = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(firstRetry * 2 ** (attempts - 1), longestRetry));

/**
 * Takes mails out of the outbox and passes them to the mail server; each mail is handled by one process.
 *
 * @example const stop = createMailSender({ db, settings, clock, log: app.log }).start();
 */
export function createMailSender({ db, settings, clock, log }: MailSenderOptions): MailSender {
  const { url, from } = settings;
  const transport = createTransport(url, { from: { name: '拍檔', address: from } });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  const attempt = async ({ id, recipient, subject, body, html }: OutboxRow) => {
    // The message id is derived from the row, so that mail servers recognise duplicate deliveries.
    const messageId = `<${id}@${domain}>`;
    const sent = transport.sendMail({ to: recipient, subject, text: body, html, messageId });
    await Promise.race([sent, new Promise((_, reject) => setTimeout(reject, timeout, { code: 'ETIMEDOUT' }).unref())]);
  };

  const deliver = async () => {
    for (let mail = await claimMail(db, clock()); mail; mail = await claimMail(db, clock())) {
      const { id, attempts } = mail;
      try {
        await attempt(mail);
        await settleMail(db, id, clock());
        log.info({ mail: id, attempts }, 'mail delivered');
      } catch (error) {
        const reason = reasonOf(error);
        const next = isFinal(error) ? null : nextTry(attempts, clock());
        await deferMail(db, mail, next, [reason.code, reason.responseCode || ''].join(' ').trim());
        log.warn({ mail: id, attempts, ...reason }, 'mail not delivered');
      }
    }
  };

  return {
    deliver,
    start: () => {
      let stopped = false;
      let timer: NodeJS.Timeout;
      let round: Promise<void> = Promise.resolve();
      const run = () => {
        round = deliver()
          .catch((error: unknown) => log.warn(reasonOf(error), 'outbox not read'))
          .finally(() => {
            if (!stopped) timer = setTimeout(run, pause).unref();
          });
      };
      run();
      return async () => {
        stopped = true;
        clearTimeout(timer);
        await round;
        transport.close();
      };
    },
  };
}
