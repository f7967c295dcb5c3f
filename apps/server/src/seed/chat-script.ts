import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../config/paths';
import { checkFile, keepFile, openRoom, seeMessages, sendMessage } from '../modules/chat';
import type { CurrentUser } from '../modules/users';
import type { Transaction } from '../platform/transaction';
import type { Stage } from './stage';

/** A planned message; it gets its UUID when its scene is played. */
export interface PlannedMessage {
  id: string;
}

interface Attachment {
  /** The sender's file name. */
  readonly name: string;
  /** A picture in `demo/pictures`, or the content of a text file. */
  readonly content: { readonly picture: string } | { readonly text: string };
}

/** The conversation of two people. */
export class ChatScript {
  constructor(
    private readonly stage: Stage,
    private readonly one: CurrentUser,
    private readonly other: CurrentUser,
  ) {}

  /** `from` writes a message; everything before counts as read by them. */
  say(
    at: Date,
    from: CurrentUser,
    text: string,
    extra: { reply?: PlannedMessage; file?: Attachment } = {},
  ): PlannedMessage {
    const planned: PlannedMessage = { id: '' };
    this.stage.plan(at, async (tx) => {
      const room = await openRoom(tx, this.one.id, this.other.id);
      await seeMessages(tx, from.id, room);
      const { file } = extra;
      const keep = file ? () => this.#keep(tx, from, file) : undefined;
      const message = { text, replyId: extra.reply?.id };
      planned.id = (await sendMessage(tx, from.id, room, message, keep)).message_uuid;
    });
    return planned;
  }

  /** `reader` opens the room. */
  read(at: Date, reader: CurrentUser): void {
    this.stage.plan(at, async (tx) => {
      await seeMessages(tx, reader.id, await openRoom(tx, this.one.id, this.other.id));
    });
  }

  async #keep(tx: Transaction, from: CurrentUser, { name, content }: Attachment): Promise<string> {
    const path = this.stage.storage.temporaryPath();
    if ('text' in content) await writeFile(path, content.text);
    else await copyFile(join(paths.demo, 'pictures', content.picture), path);
    const { size: bytes } = await stat(path);
    return keepFile(tx, this.stage.storage, from.id, await checkFile({ path, name, bytes, sha256: '' }));
  }
}
