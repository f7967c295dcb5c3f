import type { uploadSchemas } from '../calls/uploads';
import type { Routes } from './route';

export const uploadRoutes: Routes<typeof uploadSchemas> = {
  commentImage: { method: 'POST', path: '/api/message_boards/image', access: 'member' },
  images: { method: 'POST', path: '/api/images', access: 'member' },
};
