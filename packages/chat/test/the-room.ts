import type { ChatContact } from '@paidang/contract/entities';
import type { ChatRoomItem } from '../src/core';
import { buildContact, buildRoom, uuid } from '../src/testing';

/** The room most tests are about, and who is in it: their ids can be written down before they are built. */
export const room = uuid(100);

export const buildTheContact = (contact: Partial<ChatContact> = {}) => buildContact({ uuid: uuid(1), ...contact });

export const buildTheRoom = (item: Partial<ChatRoomItem> = {}) =>
  buildRoom({ chatroom_uuid: room, contact: buildTheContact(), ...item });
