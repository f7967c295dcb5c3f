export {
  findProjectMembership,
  findTaskMembership,
  isMember,
  isTaskMember,
  type ProjectMembership,
  type ProjectRow,
  type TaskMembership,
  type TaskRow,
} from './store';
