export { expireProposals, leaveProposals } from './end';
export { platformProposalRoutes, proposalRoutes } from './routes';
