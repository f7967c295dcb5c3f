export { bindAccount, forgetBinding } from './binding';
export { cancelUnanswered, forgetOldPushes } from './push-store';
export { queuePushes } from './queue';
export { messagingRoutes } from './routes';
export { bindTestAccount } from './service';
export { runMessaging } from './worker';
