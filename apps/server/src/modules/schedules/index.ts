export { scheduleRoutes } from './routes';
export { confirm, open, propose } from './service';
