export { runReopenCommand } from './reopen-command';
export { projectEndRoutes } from './routes';
