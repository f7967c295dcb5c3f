export { runStaffCommand } from './command';
export { type CountWaiting, consoleRoutes } from './routes';
export { setKey } from './second-factor';
