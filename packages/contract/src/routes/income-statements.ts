import type { incomeStatementSchemas } from '../calls/income-statements';
import type { Routes } from './route';

export const incomeStatementRoutes: Routes<typeof incomeStatementSchemas> = {
  ofReward: { method: 'GET', path: '/api/rewards/{reward}/statement', access: 'user' },
  ofYear: { method: 'GET', path: '/api/income-statements', access: 'user' },
};
