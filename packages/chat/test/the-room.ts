import type { ChatContact } from '@paidang/contract/entities';
import type { ChatRoomItem } from '../src/core';
import { buildContact, buildRoom, uuid } from '../src/testing';

/** The room used by most tests and its members, with fixed ids. */
export const room = uuid(100);

export const buildTheContact = (contact: Partial<ChatContact> = {}) => buildContact({ uuid: uuid(1), ...contact });

export const buildTheRoom = (item: Partial<ChatRoomItem> = {}) =>
  buildRoom({ chatroom_uuid: room, contact: buildTheContact(), ...item });
