export { forgetPerson } from './forget';
export { type NewNotification, notify } from './notify';
export { notificationRoutes } from './routes';
export { readInvitation, readNotification } from './service';
