import type { platformRewardSchemas, rewardSchemas } from '../calls/rewards';
import type { Routes } from './route';

const base = '/api/rewards';
const itemPath = `${base}/{reward}`;

export const rewardRoutes: Routes<typeof rewardSchemas> = {
  list: { method: 'GET', path: base, access: 'user' },
  get: { method: 'GET', path: itemPath, access: 'user' },
  preview: { method: 'POST', path: `${base}/preview`, access: 'user' },
  send: { method: 'POST', path: base, access: 'user' },
  withdraw: { method: 'POST', path: `${itemPath}/withdraw`, access: 'user' },
  sendAgain: { method: 'POST', path: `${itemPath}/send-again`, access: 'user' },
};

const platformBase = '/api/platform/rewards';
const platformOne = `${platformBase}/{reward}`;

export const platformRewardRoutes: Routes<typeof platformRewardSchemas> = {
  list: { method: 'GET', path: platformBase, access: 'platform', staffRole: 'money' },
  get: { method: 'GET', path: platformOne, access: 'platform', staffRole: 'money' },
  linkPicture: {
    method: 'POST',
    path: `${platformOne}/pictures/{picture}/links`,
    access: 'platform',
    staffRole: 'money',
  },
  take: { method: 'POST', path: `${platformOne}/take`, access: 'platform', staffRole: 'money' },
  colleagues: { method: 'GET', path: `${platformBase}/colleagues`, access: 'platform', staffRole: 'money' },
  handOver: { method: 'POST', path: `${platformOne}/hand-over`, access: 'platform', staffRole: 'money' },
  giveBack: { method: 'POST', path: `${platformOne}/return`, access: 'platform', staffRole: 'money' },
  approve: { method: 'POST', path: `${platformOne}/approve`, access: 'platform', staffRole: 'money' },
  pay: { method: 'POST', path: `${platformOne}/paid`, access: 'platform', staffRole: 'money' },
  fail: { method: 'POST', path: `${platformOne}/failed`, access: 'platform', staffRole: 'money' },
  payouts: { method: 'GET', path: `${platformBase}/payouts`, access: 'platform', staffRole: 'money' },
  payoutResults: { method: 'POST', path: `${platformBase}/payouts/results`, access: 'platform', staffRole: 'money' },
};
