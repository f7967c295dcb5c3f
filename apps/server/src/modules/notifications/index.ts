export { forgetPerson } from './forget';
export { notificationRoutes } from './routes';
export { addNotifications, readAllNotifications, readInvitation, readNotification } from './service';
