export { type NewNotification, notify, type Sender } from './notify';
export { notificationRoutes } from './routes';
