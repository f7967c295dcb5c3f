export { outlineRoutes } from './routes';
export {
  type AtTask,
  acceptOutline,
  finaliseOutline,
  outlineStep,
  requestChanges,
  sendOutline,
  storeDraft,
} from './service';
