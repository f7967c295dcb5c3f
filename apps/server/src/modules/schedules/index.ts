export { copySchedule } from './copy-schedule';
export { revisionText } from './revision-text';
export { scheduleRoutes } from './routes';
export { confirm, open, propose } from './service';
