export { bindAccount } from './binding';
export { forgetBinding } from './binding-store';
export { type NewNotification, notify } from './notify';
export { cancelUnanswered, forgetOldPushes } from './push-store';
export { queuePushes } from './queue';
export { messagingRoutes } from './routes';
export { bindTestAccount } from './service';
export { forgetChoices } from './setting-store';
export { runMessaging } from './worker';
