export { openBoard } from './board';
export { commentRoutes } from './routes';
export { listSentSegments } from './segment-store';
export { addComment, editComment, hideComment, sendComment, setProcessed } from './service';
export { countOpenThreads, countOpenThreadsByScript, eraseDeletedComments, findTaskOfComment } from './store';
