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

/** Why a file cannot be sent, `null` when it can: `type` or `size`, for which there are labels, or a sentence of the host's. */
export type FileCheck = (file: { name: string; size: number }) => string | null;

/** Type and size as the product allows them. */
export const defaultFileCheck: FileCheck = chatFileProblem;

export const typed = (composer: Composer, text: string): Composer => ({ ...composer, text });

/** The name was put into the text; the same person is kept once. */
export const mentioning = (composer: Composer, { uuid, name }: ChatMention): Composer => ({
  ...composer,
  mentions: [...(composer.mentions ?? []).filter((one) => one.uuid !== uuid), { uuid, name }],
});

export const replying = (composer: Composer, reply: QuotedMessage | null): Composer => ({ ...composer, reply });

/** Takes the files that may be sent; each refused one is named with its reason, and the text stays as it is. */
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

/** Text of nothing that can be seen is not sent. */
export const isSendable = (composer: Composer): boolean =>
  !isBlankText(composer.text) || composer.attachments.length > 0;

/**
 * The messages a composer holds: each file is one, the text comes last. The quote goes with the text, or with the first
 * file when there is none. What remains is an empty composer: reply mode ends with sending.
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

/** What is kept of a composer over a reload, `null` when there is nothing to keep. */
export const draftOf = ({ text, reply, mentions }: Composer): ComposerDraft | null =>
  text === '' && reply === null ? null : { text, reply, ...(mentions ? { mentions } : {}) };

/** What an answer to this line quotes. */
export const quoteOf = ({ message }: ChatEntry, name: string): QuotedMessage => ({
  uuid: message.message_uuid,
  name: message.is_sender ? null : name,
  text: message.text,
  file: message.file?.name ?? null,
});

/** How a message looks while it is on its way out. */
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
