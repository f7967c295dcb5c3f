// The light build, without DRM, captions and other audio, has the same types as the whole one, and ships none of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
