import type { chatSchemas } from '../calls/chat';
import type { Routes } from './route';

const message = '/api/chatrooms/{chatroom}/messages/{chat_message}';

export const chatRoutes: Routes<typeof chatSchemas> = {
  rooms: { method: 'GET', path: '/api/chatrooms', access: 'user', scope: 'chat' },
  roomOfContact: { method: 'GET', path: '/api/contact/{contact}/chatroom/info', access: 'user', scope: 'chat' },
  messages: { method: 'GET', path: '/api/chatrooms/{chatroom}/messages', access: 'room-member', scope: 'chat' },
  search: { method: 'GET', path: '/api/chatrooms/{chatroom}/search', access: 'room-member', scope: 'chat' },
  send: { method: 'POST', path: '/api/chatrooms/{chatroom}/messages', access: 'room-member', scope: 'chat' },
  edit: { method: 'PATCH', path: message, access: 'room-member', scope: 'chat' },
  unsend: { method: 'DELETE', path: message, access: 'room-member', scope: 'chat' },
  react: { method: 'PUT', path: `${message}/reaction`, access: 'room-member', scope: 'chat' },
  seen: { method: 'POST', path: '/api/chatrooms/{chatroom}/seen', access: 'room-member', scope: 'chat' },
};
