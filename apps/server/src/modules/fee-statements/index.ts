export { feeStatementRoutes } from './routes';
