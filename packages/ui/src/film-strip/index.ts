export type { FilmFrameState } from '../internal/film-frame';
export type { RenderLink, RenderLinkProps } from '../internal/render-link';
export type { FilmFrame } from './film-frame';
export { FilmStrip, type FilmStripProps } from './film-strip';
