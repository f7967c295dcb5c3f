import { chatFileProblem, isBlankText } from '@paidang/contract/rules';
import type { ChatMention } from './models';
import type {
  Attachment,
  ChatEntry,
  Composer,
  ComposerDraft,
  FileRefusal,
  QueuedMessage,
  QuotedMessage,
} from './state';
import { emptyComposer } from './state';

/**
 * Why a file cannot be sent: `type` or `size`, for which there are labels, or a message of the host. `null` if it can be sent.
 */
export type FileCheck = (file: { name: string; size: number }) => string | null;

/** Checks type and size by the rules of the product. */
export const defaultFileCheck: FileCheck = chatFileProblem;

export const typed = (composer: Composer, text: string): Composer => ({ ...composer, text });

/** Adds a mentioned member; the same person is kept only once. */
export const mentioning = (composer: Composer, { uuid, name }: ChatMention): Composer => ({
  ...composer,
  mentions: [...(composer.mentions ?? []).filter((one) => one.uuid !== uuid), { uuid, name }],
});

export const replying = (composer: Composer, reply: QuotedMessage | null): Composer => ({ ...composer, reply });

/** Adds the files that can be sent; refused ones are listed with their reasons. The text does not change. */
export function attached(composer: Composer, files: readonly Attachment[], check: FileCheck): Composer {
  const taken: Attachment[] = [];
  const refusals: FileRefusal[] = [];
  for (const attachment of files) {
    const reason = check(attachment.file);
    if (reason === null) taken.push(attachment);
    else refusals.push({ id: attachment.id, name: attachment.file.name, size: attachment.file.size, reason });
  }
  return { ...composer, attachments: [...composer.attachments, ...taken], refusals };
}

export const detached = (composer: Composer, id: string): Composer => ({
  ...composer,
  attachments: composer.attachments.filter((attachment) => attachment.id !== id),
  refusals: [],
});

/** Text without any visible character is not sent. */
export const isSendable = (composer: Composer): boolean =>
  !isBlankText(composer.text) || composer.attachments.length > 0;

/**
 * The messages a composer produces: one per file, then the text. The quote goes with the text, or with the first file if there
 * is no text. The composer is empty afterwards, so reply mode ends with sending.
 */
export function composed(
  composer: Composer,
  make: { room: string; now: number; id: () => string },
): { messages: QueuedMessage[]; rest: Composer } {
  const text = isBlankText(composer.text) ? '' : composer.text.trim();
  const mentions = composer.mentions?.filter(({ name }) => text.includes(`@${name}`)) ?? [];
  const message = (
    part: Pick<QueuedMessage, 'text' | 'file' | 'mentions'>,
    quotes: boolean,
    at: number,
  ): QueuedMessage => ({
    ...part,
    clientId: make.id(),
    room: make.room,
    createdAt: new Date(make.now + at).toISOString(),
    reply: quotes ? composer.reply : null,
    failed: false,
  });
  const files = composer.attachments.map(({ file }, at) => message({ text: '', file }, text === '' && at === 0, at));
  const words =
    text === ''
      ? []
      : [message({ text, file: null, ...(mentions.length > 0 ? { mentions } : {}) }, true, files.length)];
  return { messages: [...files, ...words], rest: emptyComposer };
}

/** The part of a composer that survives a reload, `null` if there is nothing to save. */
export const draftOf = ({ text, reply, mentions }: Composer): ComposerDraft | null =>
  text === '' && reply === null ? null : { text, reply, ...(mentions ? { mentions } : {}) };

/** Quote for a reply to this line. */
export const quoteOf = ({ message }: ChatEntry, name: string): QuotedMessage => ({
  uuid: message.message_uuid,
  name: message.is_sender ? null : name,
  text: message.text,
  file: message.file?.name ?? null,
});

/** How a message is displayed until it is delivered. */
export function pendingEntry(queued: QueuedMessage, status: ChatEntry['status']): ChatEntry {
  const { clientId, createdAt, file, mentions, reply, text } = queued;
  return {
    key: clientId,
    status,
    refusal: null,
    progress: file ? 0 : null,
    upload: file,
    message: {
      message_uuid: clientId,
      client_id: clientId,
      text,
      mentions,
      is_seen: false,
      is_sender: true,
      created_at: createdAt,
      reply: reply && {
        message_uuid: reply.uuid,
        avator: null,
        name: reply.name ?? '',
        text: reply.text,
        file: reply.file ? { name: reply.file, path: '' } : null,
      },
      file: file && { name: file.name, path: '' },
      fileSize: file?.size ?? null,
    },
  };
}
