export { erasePersonalData } from './erase-store';
export { notificationRoutes } from './routes';
export { addNotifications, readAllNotifications, readInvitation, readNotification } from './service';
