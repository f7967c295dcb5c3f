export { codeOf, notificationCodes, notificationTarget, notificationText } from './catalogue';
export { type NotificationKind, notificationKind, notificationKinds } from './kinds';
export { isNotificationPlace, leadsTo, type NotificationPlace } from './places';
