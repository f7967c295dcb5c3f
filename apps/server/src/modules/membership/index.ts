export {
  findProjectSeat,
  findTaskSeat,
  isAtTask,
  isMember,
  type ProjectRow,
  type ProjectSeat,
  type TaskRow,
  type TaskSeat,
} from './store';
