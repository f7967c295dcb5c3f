/** @public */
export { issueStatement, type NewStatement, voidStatement } from './issue';
/** @public */
export { payeeOf } from './payee';
export { incomeStatementRoutes } from './routes';
