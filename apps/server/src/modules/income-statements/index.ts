export { issueStatement, statementOf, voidStatement } from './issue';
export { payeeOf } from './payee';
export { incomeStatementRoutes } from './routes';
