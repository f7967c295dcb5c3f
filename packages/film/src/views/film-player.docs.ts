import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['一起看一支還沒定案的影片：停在某一格、標記一段、直接畫在畫面上。', '留言要記得是第幾格。'],
  avoid: ['已經公開的影片：用平台自己的播放器。', '只是一張會動的圖：用img。', '只要時間軸、不播放：用PlayerRuler。'],
  do: [
    '一頁做一個clock，播放器、時間軸、留言都用它。',
    '給fps，時間才會準到格。',
    '畫記跟著留言一起存，still是畫的那一格。',
  ],
  dont: ['同一個clock同時給兩個播放器。', '用秒數四捨五入去找畫面：用clock.now()。'],
  keys: [
    ['空白鍵', '播放、暫停'],
    ['J、K、L', '倒轉、暫停、播放'],
    ['←、→', '上一格、下一格；加Shift一次10格'],
    ['I、O', '標記一段'],
    ['R', '重複播放這一段'],
    ['D', '畫記'],
    ['S', '安全框與裁切'],
    ['+、-、0、1', '放大、縮小、整個畫面、原始像素'],
    ['W、B', '比對：換方式、換看另一版'],
    ['V', '字幕'],
    ['F、C', '全螢幕、全螢幕時的留言'],
    ['?', '所有快速鍵'],
  ],
};

export const english: Guide = {
  use: [
    'Looking at an unfinished film together: stop on a frame, mark a range, draw on the picture.',
    'Comments that refer to an exact frame.',
  ],
  avoid: [
    'A published film: use its platform’s player.',
    'A mere animation: use img.',
    'Only a timeline, without playback: use PlayerRuler.',
  ],
  do: [
    'Create one clock per page and pass it to player, timeline and comments.',
    'Pass fps: without it, time is not exact to the frame.',
    'Store drawings with their comment; still is the frame they were drawn on.',
  ],
  dont: ['Give one clock to two players.', 'Look for a frame by rounding seconds: use clock.now().'],
  keys: [
    ['Space', 'Plays, pauses'],
    ['J, K, L', 'Back, pause, play'],
    ['←, →', 'Previous frame, next frame; with Shift ten frames'],
    ['I, O', 'Mark the start and end of a range'],
    ['R', 'Repeats the range'],
    ['D', 'Draws'],
    ['S', 'Safe zones and crops'],
    ['+, -, 0, 1', 'Zoom in, zoom out, whole picture, actual pixels'],
    ['W, B', 'Comparison: next mode, the other version'],
    ['V', 'Captions'],
    ['F, C', 'Full screen, comments in full screen'],
    ['?', 'All shortcuts'],
  ],
};
