import type { incomeStatementSchemas, platformIncomeStatementSchemas } from '../calls/income-statements';
import type { Routes } from './route';

export const incomeStatementRoutes: Routes<typeof incomeStatementSchemas> = {
  ofReward: { method: 'GET', path: '/api/rewards/{reward}/statement', access: 'user' },
  ofYear: { method: 'GET', path: '/api/income-statements', access: 'user' },
};

export const platformIncomeStatementRoutes: Routes<typeof platformIncomeStatementSchemas> = {
  ofReward: {
    method: 'GET',
    path: '/api/platform/rewards/{reward}/statement',
    access: 'platform',
    staffRole: 'money',
  },
  ofYear: { method: 'GET', path: '/api/platform/income-statements', access: 'platform', staffRole: 'money' },
};
