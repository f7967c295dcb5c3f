export { openProposal } from './decide';
export { expireProposals, leaveProposals, moveProposal } from './move';
export { platformProposalRoutes, proposalRoutes } from './routes';
export { countQuestioned } from './store';
export { createProposal, lockedProposal, saveDraft, sendProposal } from './write';
