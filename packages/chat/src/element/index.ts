import { defineElement } from '@paidang/ui/custom-element';
import { PaidangChat } from './paidang-chat';

declare global {
  interface HTMLElementTagNameMap {
    'paidang-chat': PaidangChat;
  }
}

defineElement('paidang-chat', PaidangChat);

export type { PaidangChatAttributes, PaidangChatProperty } from './attributes';
export type { PaidangChat, PaidangChatEvents } from './paidang-chat';
