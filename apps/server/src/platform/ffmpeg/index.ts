export { type Ffmpeg, findFfmpeg } from './find-ffmpeg';
export { extractFrames } from './frames';
export { extractStills, type JpegPicture, type VideoStills } from './pictures';
export { type ProbedVideo, probeVideo } from './probe';
export { type Rendition, transcodeRendition } from './rendition';
export { ProgramError } from './run';
export { isFilmType, type VideoFile } from './source';
export { extractStoryboard, type Storyboard, storyboardInterval, tileSize } from './storyboard';
export { transcodeFile } from './transcode';
