export { runStaffCommand } from './command';
export { consoleRoutes } from './routes';
export { setKey } from './second-factor';
