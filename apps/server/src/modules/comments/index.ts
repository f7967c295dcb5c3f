export { openBoard, type ReadOutcomes } from './board';
export { sendGuestComment } from './guest-comments';
export { commentRoutes } from './routes';
export { listSentSegments } from './segment-store';
export { addComment, editComment, hideComment, proveComment, sendComment, setProcessed } from './service';
export {
  authorName,
  type CommentRecord,
  countOpenThreads,
  countOpenThreadsByScript,
  eraseDeletedComments,
  findTaskOfComment,
  listBoard,
  listOfGuest,
} from './store';
