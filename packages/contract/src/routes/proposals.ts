import type { platformProposalSchemas, proposalCommentSchemas, proposalSchemas } from '../calls/proposals';
import type { Access, Routes } from './route';

const base = '/api/proposals';
const one = `${base}/{proposal}`;

export const proposalRoutes: Routes<typeof proposalSchemas> = {
  list: { method: 'GET', path: base, access: 'user' },
  get: { method: 'GET', path: one, access: 'user' },
  accept: { method: 'POST', path: `${one}/accept`, access: 'user' },
  decline: { method: 'POST', path: `${one}/decline`, access: 'user' },
  file: { method: 'GET', path: `${one}/file`, access: 'user' },
};

const platformBase = '/api/platform/proposals';
const platformOne = `${platformBase}/{proposal}`;

export const platformProposalRoutes: Routes<typeof platformProposalSchemas> = {
  list: { method: 'GET', path: platformBase, access: 'platform' },
  vendors: { method: 'GET', path: `${platformBase}/vendors`, access: 'platform' },
  create: { method: 'POST', path: platformBase, access: 'platform' },
  get: { method: 'GET', path: platformOne, access: 'platform' },
  saveDraft: { method: 'PUT', path: `${platformOne}/draft`, access: 'platform' },
  send: { method: 'POST', path: `${platformOne}/send`, access: 'platform' },
  withdraw: { method: 'POST', path: `${platformOne}/withdraw`, access: 'platform' },
  remove: { method: 'DELETE', path: platformOne, access: 'platform' },
  file: { method: 'GET', path: `${platformOne}/file`, access: 'platform' },
};

const commentRoutes = (of: string, access: Access): Routes<typeof proposalCommentSchemas> => ({
  list: { method: 'GET', path: `${of}/comments`, access },
  replies: { method: 'GET', path: `${of}/comments/{message}/replies`, access },
  send: { method: 'POST', path: `${of}/comments`, access },
  edit: { method: 'PATCH', path: `${of}/comments/{message}`, access },
  remove: { method: 'DELETE', path: `${of}/comments/{message}`, access },
  setProcessed: { method: 'PATCH', path: `${of}/comments/{message}/status`, access },
});

/** The comment board of a proposal, as its vendor uses it and as the platform team does. */
export const proposalCommentRoutes = commentRoutes(one, 'user');
export const platformProposalCommentRoutes = commentRoutes(platformOne, 'platform');
