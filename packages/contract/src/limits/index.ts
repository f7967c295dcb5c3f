export { documentLimits } from './documents';
export { invitationLimits } from './invitations';
export { commentLimits, limits, polling, toast } from './limits';
export { reportLimits } from './report';
