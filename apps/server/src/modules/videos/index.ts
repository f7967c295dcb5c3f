export { beginVideo, openPlace } from './begin';
export { recordTranscodedVideo } from './finish';
export { videoStep } from './kind';
export { linkVideo } from './link';
export { videoRoutes } from './routes';
export { confirmDuration, deleteAbandonedUploads } from './unsent';
export { videoFileRoutes } from './video-file-routes';
export { startVideoWorker, transcodePendingVideos } from './worker';
