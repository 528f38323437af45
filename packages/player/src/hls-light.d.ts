/** The same without what live rooms do not have: subtitles, other sound tracks, encryption. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
