export { type NewNotification, notify } from './notify';
export { notificationRoutes } from './routes';
export { readNotification } from './service';
