export { forgetPerson } from './forget-store';
export { notificationRoutes } from './routes';
export { addNotifications, readAllNotifications, readInvitation, readNotification } from './service';
