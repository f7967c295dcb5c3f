import { channels, events } from '@paidang/contract/calls';
import type { Transaction } from '../../platform/transaction';
import type { MessageRow } from './message-store';
import { type SeenMarks, toMessage } from './present';

type MessageEvent = typeof events.newMessage | typeof events.messageChanged;

/** Publishes a message to every member of the room (including the sender's other tabs), each from that member's view. */
export function announce(
  tx: Transaction,
  roomId: string,
  row: MessageRow,
  marks: SeenMarks,
  event: MessageEvent = events.newMessage,
): void {
  for (const { userId } of marks) {
    const message = toMessage(row, userId, marks);
    tx.publish(channels.user(userId), event, { chatroom_uuid: roomId, message });
  }
}
