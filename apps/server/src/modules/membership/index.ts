export {
  findProjectMembership,
  findTaskMembership,
  holdProject,
  isMember,
  isTaskMember,
  type ProjectMembership,
  type ProjectRow,
  type TaskMembership,
  type TaskRow,
} from './store';
