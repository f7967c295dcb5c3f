export { sendDateReminders } from './dates';
export { sendWaitingNudges } from './nudges';
export { reminderRoutes } from './routes';
