export { erasePersonalData } from './erase-store';
export { notificationRoutes } from './routes';
export {
  addNotifications,
  forgetPlace,
  readAllNotifications,
  readInvitation,
  readNotification,
  unreadNotifications,
} from './service';
