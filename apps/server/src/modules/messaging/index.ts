export { bindAccount } from './binding';
export { deleteBinding } from './binding-store';
export { type NewNotification, notify } from './notify';
export { cancelUnanswered, deleteOldPushes } from './push-store';
export { queuePushes } from './queue';
export { messagingRoutes } from './routes';
export { bindTestAccount } from './service';
export { deleteChoices } from './setting-store';
export { startMessagingWorker } from './worker';
