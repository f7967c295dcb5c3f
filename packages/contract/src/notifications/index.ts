export { codeOf, notificationCodes, notificationTarget, notificationText } from './catalogue';
