export { issueStatement, statementOf, voidStatement } from './issue';
export { payeeOf } from './payee';
export { incomeStatementRoutes } from './routes';
export { signStatement, type UnsignedStatement } from './sign';
export { readStatementSheet, writeStatementFile } from './statement-file';
