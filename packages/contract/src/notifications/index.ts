export { codeOf, notificationCodes, notificationTarget, notificationText } from './catalogue';
export { type NotificationKind, notificationKind, notificationKinds } from './kinds';
export { canBeNotificationTarget, leadsTo, type PageLocation } from './places';
export { isDateReminder } from './reminders';
