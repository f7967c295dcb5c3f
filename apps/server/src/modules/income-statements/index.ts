export { issueStatement, type NewStatement, voidStatement } from './issue';
export { payeeOf } from './payee';
export { incomeStatementRoutes } from './routes';
