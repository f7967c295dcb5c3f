import type { DrawingColour, DrawnShape } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import { drawingSentence, type ToldShape } from '@paidang/contract/rules';
import type { FilmRulerLabels } from '@paidang/ui/film-ruler';
import type { CompareMode } from '../core/comparison';
import type { CoverPlace } from '../core/cover-places';
import type { Crop, SafeZone, SafeZoneUse, Surface } from '../core/safe-zones';

/** All texts of the player. */
export interface FilmLabels {
  region: (name: string) => string;
  film: (name: string) => string;
  play: string;
  pause: string;
  frameBack: string;
  frameForward: string;
  /** The time for screen readers. */
  time: (at: string, length: string) => string;
  fps: (rate: string) => string;
  rate: string;
  quality: string;
  /** Chosen by bandwidth. @param shown lines of the size being shown, once known */
  qualityByLine: (shown: number | null) => string;
  qualityOf: (lines: number) => string;
  mute: string;
  unmute: string;
  volume: string;
  /** Shows the tools a narrow player has no room for. */
  more: string;
  fullscreen: string;
  leaveFullscreen: string;
  loading: string;
  failed: string;
  retry: string;
  openLink: string;
  linkFailed: string;
  position: string;
  pins: string;
  /** Texts of the ruler. @default those of `@paidang/ui` */
  ruler: Partial<FilmRulerLabels> | undefined;
  repeat: string;
  stopRepeating: string;
  draw: string;
  captions: { button: string; track: string };
  keys: {
    button: string;
    title: string;
    close: string;
    /** Rows of the list: keys, and what they do. */
    list: readonly (readonly [keys: readonly string[], does: string])[];
  };
  compare: {
    tools: string;
    modes: string;
    mode: Record<CompareMode, string>;
    sounds: string;
    soundOf: (name: string) => string;
    noSound: string;
    /** The dividing line between two pictures, and its position. */
    line: string;
    lineAt: (before: string, percent: number, shown: string) => string;
    /** Which picture is visible; the button shows the other. */
    switchFrom: (seen: string) => string;
    seen: (name: string) => string;
    turns: string;
    turnWarning: string;
    startTurns: string;
    notNow: string;
    /** Why the pictures do not alternate automatically. */
    calm: string;
    offset: (name: string) => string;
    offsetBy: (name: string, frames: number) => string;
    resetOffset: string;
    frameBack: string;
    frameOn: string;
    secondBack: string;
    secondOn: string;
    failed: (name: string) => string;
  };
  zoom: {
    in: string;
    out: string;
    fit: string;
    /** One pixel of the film is one pixel of the screen. */
    exact: string;
    map: string;
    help: string;
    seen: (pixels: number, across: number, down: number) => string;
  };
  cover: {
    places: string;
    place: Record<CoverPlace['place'], string>;
    at: (surface: string, place: string) => string;
    /** Description of the picture for screen readers. */
    shown: (where: string) => string;
  };
  /** Shows or hides the content next to the film in full screen. */
  aside: string;
  guides: {
    button: string;
    tools: string;
    zone: string;
    noZone: string;
    surface: Record<Surface | 'all', string>;
    use: string;
    uses: Record<SafeZoneUse, string>;
    crop: string;
    noCrop: string;
    cropTo: (crop: Crop) => string;
    cross: string;
    topEdge: (percent: number) => string;
    bottomEdge: (percent: number) => string;
    /** What is covered at each edge, in percent. */
    covers: (top: number, bottom: number, left: number, right: number) => string;
    basis: Record<SafeZone['basis'], string>;
    /** @param day such as 2026-11-22 */
    checked: (day: string) => string;
  };
  drawing: {
    tools: string;
    tool: Record<DrawnShape['tool'], string>;
    colours: string;
    colour: Record<DrawingColour, string>;
    width: string;
    undo: string;
    redo: string;
    clear: string;
    done: string;
    /** Name of the drawing surface, with instructions for the keyboard. */
    surface: string;
    help: string;
    /** Position of the box that the arrow keys move. */
    place: (across: number, down: number) => string;
    text: string;
    addText: string;
    full: string;
    /** Announced when a finished drawing could not be stored; the tools stay open. */
    notKept: string;
    /** Announced when something was drawn. */
    added: (what: string) => string;
    /** A drawing in words. */
    described: (shapes: readonly ToldShape[]) => string;
  };
}

/** All texts of the player in Traditional Chinese. */
export const defaultLabels: FilmLabels = {
  region: (name) => `影片播放器：${name}`,
  film: (name) => `影片：${name}`,
  play: '播放',
  pause: '暫停',
  frameBack: '上一格',
  frameForward: '下一格',
  time: (at, length) => `目前${at}，共${length}`,
  fps: (rate) => `${rate} fps`,
  rate: '播放速度',
  quality: '畫質',
  qualityByLine: (shown) => (shown === null ? '自動' : `自動 ${shown}p`),
  qualityOf: (lines) => `${lines}p`,
  mute: '靜音',
  unmute: '取消靜音',
  volume: '音量',
  more: '更多工具',
  fullscreen: '全螢幕',
  leaveFullscreen: '離開全螢幕',
  loading: '影片載入中',
  failed: '影片暫時播不出來，請檢查網路後再試一次。',
  retry: '重新載入',
  openLink: '開啟影片連結',
  linkFailed: '這個連結沒辦法在這裡播放，請直接開啟。',
  position: '播放位置',
  pins: '時間軸上的留言',
  // The texts of `@paidang/ui` are Chinese, or those of a `LocaleProvider` if there is one.
  ruler: undefined,
  repeat: '重複播放標記的這一段',
  stopRepeating: '停止重複播放',
  draw: '在畫面上畫記',
  captions: { button: '字幕', track: '字幕' },
  keys: {
    button: '快速鍵',
    title: '播放器快速鍵',
    close: '關閉',
    list: [
      [['空白鍵'], '播放、暫停'],
      [['J', 'K', 'L'], '倒轉、暫停、播放；再按一次更快'],
      [['←', '→'], '上一格、下一格'],
      [['Shift', '←', '→'], '一次10格'],
      [['Home', 'End'], '開頭、結尾'],
      [['I', 'O'], '標記一段的開始、結束'],
      [['R'], '重複播放標記的這一段'],
      [['D'], '在畫面上畫記'],
      [['+', '-'], '放大、縮小畫面'],
      [['0'], '看整個畫面'],
      [['1'], '看原始像素'],
      [['S'], '安全框與裁切'],
      [['W'], '比對時：並排、疊合、輪流'],
      [['B'], '比對時：換看另一版'],
      [['<', '>'], '放慢、加快'],
      [['M'], '靜音'],
      [['V'], '顯示、收起字幕'],
      [['F'], '全螢幕'],
      [['C'], '全螢幕時：顯示、收起留言'],
      [['?'], '這份清單'],
    ],
  },
  compare: {
    tools: '比對工具',
    modes: '比對方式',
    mode: { side: '並排', wipe: '疊合', blink: '輪流' },
    sounds: '聲音',
    soundOf: (name) => `聲音：${name}`,
    noSound: '兩支都靜音',
    line: '分界線',
    lineAt: (before, percent, shown) => `左邊${percent}%是${before}，其餘是${shown}`,
    switchFrom: (seen) => `${seen}，換另一版`,
    seen: (name) => `現在看的是${name}`,
    turns: '自動輪流',
    turnWarning: '畫面會每秒換一次。對閃爍敏感的話，請改用「換另一版」或按B。',
    startTurns: '開始輪流',
    notNow: '先不要',
    calm: '系統設定了減少動態效果，請按B手動換。',
    offset: (name) => `${name}的起點`,
    offsetBy: (name, frames) => {
      if (frames === 0) return '起點對齊';
      return frames > 0 ? `${name}快${frames}格` : `${name}慢${-frames}格`;
    },
    resetOffset: '回到起點對齊',
    frameBack: '退1格',
    frameOn: '進1格',
    secondBack: '退1秒',
    secondOn: '進1秒',
    failed: (name) => `${name}暫時播不出來，請檢查網路後再試一次。`,
  },
  zoom: {
    in: '放大畫面',
    out: '縮小畫面',
    fit: '看整個畫面',
    exact: '看原始像素（100%）',
    map: '目前看的範圍',
    help: '方向鍵移動畫面，+、-放大縮小，0回到整個畫面。',
    seen: (pixels, across, down) => `${pixels}%，中心在橫向${across}%、縱向${down}%`,
  },
  cover: {
    places: '各平台看到的封面',
    place: { cover: '封面', grid: '個人頁' },
    at: (surface, place) => `${surface} ${place}`,
    shown: (where) => `${where}看到的畫面`,
  },
  aside: '留言',
  guides: {
    button: '安全框與裁切',
    tools: '安全框與裁切',
    zone: '會被平台介面蓋住的範圍',
    noZone: '不顯示安全框',
    surface: {
      reels: 'Instagram Reels',
      stories: 'Instagram、Facebook限動',
      shorts: 'YouTube Shorts',
      tiktok: 'TikTok',
      facebook: 'Facebook Reels',
      all: '每個平台都不擋',
    },
    use: '用途',
    uses: { organic: '一般貼文', ad: '廣告' },
    crop: '裁切預覽',
    noCrop: '原本的畫面',
    cropTo: (crop) => `裁成${crop}`,
    cross: '置中十字線',
    topEdge: (percent) => `上 ${percent}%　帳號列`,
    bottomEdge: (percent) => `下 ${percent}%　說明、按鈕`,
    covers: (top, bottom, left, right) => `上${top}%、下${bottom}%、左${left}%、右${right}%會被蓋住。`,
    basis: { published: '平台公布的數字。', measured: '平台沒有公布，是實際量測的數字。' },
    checked: (day) => `${day}查核。`,
  },
  drawing: {
    tools: '畫記工具',
    tool: { pen: '筆', arrow: '箭頭', box: '方框', text: '文字' },
    colours: '顏色',
    colour: { vendor: '藍', creator: '橘', warning: '黃', white: '白' },
    width: '粗細',
    undo: '復原',
    redo: '重做',
    clear: '全部清除',
    done: '收起畫筆',
    surface: '畫面',
    help: '直接在畫面上畫。用鍵盤時，方向鍵移動框、Shift+方向鍵改變大小，按Enter把目前的工具畫在框裡。',
    place: (across, down) => `橫向${across}%，縱向${down}%`,
    text: `要寫在畫面上的字，最多${drawingLimits.textLength}字`,
    addText: '加上',
    full: '這一格的畫記已經滿了，請先刪掉幾筆。',
    notKept: '畫記還沒有存起來，請檢查網路後再按一次「收起畫筆」。',
    added: (what) => `已畫上${what}`,
    described: drawingSentence,
  },
};
