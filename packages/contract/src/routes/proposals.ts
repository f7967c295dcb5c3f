import type { platformProposalSchemas, proposalCommentSchemas, proposalSchemas } from '../calls/proposals';
import type { Route, Routes } from './route';

const base = '/api/proposals';
const itemPath = `${base}/{proposal}`;

export const proposalRoutes: Routes<typeof proposalSchemas> = {
  list: { method: 'GET', path: base, access: 'user' },
  get: { method: 'GET', path: itemPath, access: 'user' },
  accept: { method: 'POST', path: `${itemPath}/accept`, access: 'user' },
  decline: { method: 'POST', path: `${itemPath}/decline`, access: 'user' },
  file: { method: 'GET', path: `${itemPath}/file`, access: 'user' },
};

const platformBase = '/api/platform/proposals';
const platformOne = `${platformBase}/{proposal}`;

export const platformProposalRoutes: Routes<typeof platformProposalSchemas> = {
  list: { method: 'GET', path: platformBase, access: 'platform', staffRole: 'support' },
  vendors: { method: 'GET', path: `${platformBase}/vendors`, access: 'platform', staffRole: 'support' },
  create: { method: 'POST', path: platformBase, access: 'platform', staffRole: 'support' },
  get: { method: 'GET', path: platformOne, access: 'platform', staffRole: 'support' },
  saveDraft: { method: 'PUT', path: `${platformOne}/draft`, access: 'platform', staffRole: 'support' },
  send: { method: 'POST', path: `${platformOne}/send`, access: 'platform', staffRole: 'support' },
  withdraw: { method: 'POST', path: `${platformOne}/withdraw`, access: 'platform', staffRole: 'support' },
  remove: { method: 'DELETE', path: platformOne, access: 'platform', staffRole: 'support' },
  file: { method: 'GET', path: `${platformOne}/file`, access: 'platform', staffRole: 'support' },
};

const commentRoutes = (of: string, by: Pick<Route, 'access' | 'staffRole'>): Routes<typeof proposalCommentSchemas> => ({
  list: { method: 'GET', path: `${of}/comments`, ...by },
  replies: { method: 'GET', path: `${of}/comments/{message}/replies`, ...by },
  send: { method: 'POST', path: `${of}/comments`, ...by },
  edit: { method: 'PATCH', path: `${of}/comments/{message}`, ...by },
  remove: { method: 'DELETE', path: `${of}/comments/{message}`, ...by },
  setProcessed: { method: 'PATCH', path: `${of}/comments/{message}/status`, ...by },
});

/** The comment board of a proposal, for its vendor and for the platform team. */
export const proposalCommentRoutes = commentRoutes(itemPath, { access: 'user' });
export const platformProposalCommentRoutes = commentRoutes(platformOne, { access: 'platform', staffRole: 'support' });
