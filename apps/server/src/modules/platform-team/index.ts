export { runTeamCommand } from './command';
export { deleteMember, insertMember, isPlatformMember } from './store';
