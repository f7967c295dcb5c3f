export { openProposal } from './decide';
export { expireProposals, leaveProposals } from './end';
export { moveProposal } from './move';
export { platformProposalRoutes, proposalRoutes } from './routes';
export { countQuestioned } from './store';
export { createProposal, lockedProposal, saveDraft, sendProposal } from './write';
