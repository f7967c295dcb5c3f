import { drawingLimits } from '@paidang/contract/limits';
import type { PictureRegion } from '@paidang/contract/rules';
import { counted } from '@paidang/ui/labels';
import type { FilmLabels } from '..';

const placeOf = ({ row, column }: PictureRegion): string => {
  if (row === 'middle' && column === 'middle') return 'centre';
  if (row === 'middle') return column;
  return column === 'middle' ? row : `${row} ${column}`;
};

const tools = { pen: 'freehand line', arrow: 'arrow', box: 'box', text: 'text' } as const;

/**
 * All texts of the player in English.
 *
 * @example <FilmPlayer locale="en" labels={en} film={film} clock={clock} />
 */
export const en: FilmLabels = {
  region: (name) => `Video player: ${name}`,
  film: (name) => `Video: ${name}`,
  play: 'Play',
  pause: 'Pause',
  frameBack: 'Previous frame',
  frameForward: 'Next frame',
  time: (at, length) => `At ${at} of ${length}`,
  fps: (rate) => `${rate} fps`,
  rate: 'Speed',
  quality: 'Quality',
  qualityByLine: (shown) => (shown === null ? 'Auto' : `Auto ${shown}p`),
  qualityOf: (lines) => `${lines}p`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  more: 'More tools',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  loading: 'Loading the video',
  failed: 'The video can’t be played right now. Check your connection and try again.',
  retry: 'Reload',
  openLink: 'Open the link',
  linkFailed: 'This link can’t be played here. Open it instead.',
  position: 'Position',
  pins: 'Comments on the timeline',
  ruler: {
    position: (time, length) => `${time} of ${length}`,
    pinGroup: (labels) => `${counted(labels.length, 'comment')}: ${labels.join('; ')}`,
    stretchFrom: 'Start of the range',
    stretchUntil: 'End of the range',
  },
  repeat: 'Repeat the marked range',
  stopRepeating: 'Stop repeating',
  draw: 'Draw on the frame',
  captions: { button: 'Captions', track: 'Captions' },
  keys: {
    button: 'Keyboard shortcuts',
    title: 'Keys of the player',
    close: 'Close',
    list: [
      [['Space'], 'Play, pause'],
      [['J', 'K', 'L'], 'Rewind, pause, play; again for faster'],
      [['←', '→'], 'Previous, next frame'],
      [['Shift', '←', '→'], 'Ten frames'],
      [['Home', 'End'], 'Beginning, end'],
      [['I', 'O'], 'Mark the beginning, the end of a range'],
      [['R'], 'Repeat the marked range'],
      [['D'], 'Draw on the frame'],
      [['+', '-'], 'Zoom in, out'],
      [['0'], 'Whole picture'],
      [['1'], 'Actual pixels'],
      [['S'], 'Safe zones and crops'],
      [['W'], 'While comparing: side by side, wipe, in turns'],
      [['B'], 'While comparing: show the other version'],
      [['<', '>'], 'Slower, faster'],
      [['M'], 'Mute'],
      [['V'], 'Show, hide captions'],
      [['F'], 'Full screen'],
      [['C'], 'In full screen: show, hide the comments'],
      [['?'], 'This list'],
    ],
  },
  compare: {
    tools: 'Comparing',
    modes: 'How to compare',
    mode: { side: 'Side by side', wipe: 'Wipe', blink: 'In turns' },
    sounds: 'Sound',
    soundOf: (name) => `Sound: ${name}`,
    noSound: 'Mute both',
    line: 'Dividing line',
    lineAt: (before, percent, shown) => `${percent} % ${before} on the left, ${shown} on the right`,
    switchFrom: (seen) => `${seen}, show the other`,
    seen: (name) => `Showing ${name}`,
    turns: 'Switch automatically',
    turnWarning: 'The picture will change every second. If flicker bothers you, use “show the other” or press B.',
    startTurns: 'Start switching',
    notNow: 'Not now',
    calm: 'Your system asks for reduced motion. Press B to switch.',
    offset: (name) => `Start of ${name}`,
    offsetBy: (name, frames) => {
      if (frames === 0) return 'Starts aligned';
      const count = Math.abs(frames);
      return `${name} ${count} ${count === 1 ? 'frame' : 'frames'} ${frames > 0 ? 'ahead' : 'behind'}`;
    },
    resetOffset: 'Align the starts again',
    frameBack: 'Back one frame',
    frameOn: 'On one frame',
    secondBack: 'Back one second',
    secondOn: 'On one second',
    failed: (name) => `${name} can’t be played right now. Check your connection and try again.`,
  },
  zoom: {
    in: 'Zoom in',
    out: 'Zoom out',
    fit: 'Whole picture',
    exact: 'Actual pixels (100 %)',
    map: 'What is shown',
    help: 'Arrow keys move the picture, + and - zoom, 0 shows all of it.',
    seen: (pixels, across, down) => `${pixels} %, centred ${across} % across and ${down} % down`,
  },
  cover: {
    places: 'The cover on each platform',
    place: { cover: 'cover', grid: 'profile' },
    at: (surface, place) => `${surface} ${place}`,
    shown: (where) => `What is seen in ${where}`,
  },
  aside: 'Comments',
  guides: {
    button: 'Safe zones and crops',
    tools: 'Safe zones and crops',
    zone: 'What the platform covers',
    noZone: 'No safe zone',
    surface: {
      reels: 'Instagram Reels',
      stories: 'Instagram, Facebook Stories',
      shorts: 'YouTube Shorts',
      tiktok: 'TikTok',
      facebook: 'Facebook Reels',
      all: 'Clear on every platform',
    },
    use: 'Use',
    uses: { organic: 'Post', ad: 'Advertisement' },
    crop: 'Crop',
    noCrop: 'Whole picture',
    cropTo: (crop) => `Cropped to ${crop}`,
    cross: 'Lines through the centre',
    topEdge: (percent) => `Top ${percent} %, account`,
    bottomEdge: (percent) => `Bottom ${percent} %, caption, button`,
    covers: (top, bottom, left, right) =>
      `Covered: top ${top} %, bottom ${bottom} %, left ${left} %, right ${right} %.`,
    basis: { published: 'Published by the platform.', measured: 'Measured; the platform publishes no numbers.' },
    checked: (day) => `Checked on ${day}.`,
  },
  drawing: {
    tools: 'Drawing tools',
    tool: { pen: 'Pen', arrow: 'Arrow', box: 'Box', text: 'Text' },
    colours: 'Colour',
    colour: { vendor: 'Blue', creator: 'Orange', warning: 'Yellow', white: 'White' },
    width: 'Width',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear all',
    done: 'Put the pen away',
    surface: 'Frame',
    help: 'Draw right on the frame. By keyboard, arrow keys move the box, Shift + arrow keys resize it, and Enter draws with the current tool inside it.',
    place: (across, down) => `${across} % across, ${down} % down`,
    text: `Words on the frame (at most ${drawingLimits.textLength} letters)`,
    addText: 'Add',
    full: 'This frame is full. Remove something first.',
    notKept: 'The drawing is not saved yet. Check the connection and press “Put the pen away” again.',
    added: (what) => `Added: ${what}`,
    described: (shapes) =>
      `Drawing: ${shapes
        .map(({ tool, region, text }) => `${text === undefined ? tools[tool] : `“${text}”`} at the ${placeOf(region)}`)
        .join(', ')}`,
  },
};
