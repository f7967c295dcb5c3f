export { type Ffmpeg, findFfmpeg } from './find-ffmpeg';
export { extractFrames } from './frames';
export { extractStills, type JpegPicture, type VideoStills } from './pictures';
export { type ProbedVideo, probeVideo } from './probe';
export { ProgramError } from './run';
export { isFilmType, type VideoFile } from './source';
export { transcodeFile } from './transcode';
