// The light build (without DRM, captions and alternative audio) has the types of the full build, but does not include them.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
