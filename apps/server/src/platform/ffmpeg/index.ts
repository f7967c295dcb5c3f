export { type Ffmpeg, findFfmpeg } from './find-ffmpeg';
export { type FilmPictures, type JpegPicture, picturesOfFilm } from './pictures';
export { type ProbedFilm, probeFilm } from './probe';
export { ProgramError } from './run';
export { type FilmSource, isFilmType } from './source';
export { transcodeFilm } from './transcode';
