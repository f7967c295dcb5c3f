import type { DrawingColour, DrawnShape } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import type { Region } from '../core/drawing';

/** Every word of the film. */
export interface FilmLabels {
  region: (name: string) => string;
  film: (name: string) => string;
  play: string;
  pause: string;
  frameBack: string;
  frameForward: string;
  /** What the time says to who does not see it. */
  time: (at: string, length: string) => string;
  fps: (rate: string) => string;
  rate: string;
  mute: string;
  unmute: string;
  volume: string;
  fullscreen: string;
  leaveFullscreen: string;
  loading: string;
  failed: string;
  retry: string;
  openLink: string;
  linkFailed: string;
  position: string;
  pins: string;
  repeat: string;
  stopRepeating: string;
  draw: string;
  keys: {
    button: string;
    title: string;
    close: string;
    /** What does what: the keys of a line, and what they do. */
    list: readonly (readonly [keys: readonly string[], does: string])[];
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
    /** Names what is drawn on, and says how by keyboard. */
    surface: string;
    help: string;
    /** Where the frame stands that the keys move. */
    place: (across: number, down: number) => string;
    text: string;
    addText: string;
    full: string;
    /** Said when something was drawn. */
    added: (what: string) => string;
    /** A drawing in words. */
    described: (shapes: readonly { tool: DrawnShape['tool']; region: Region; text?: string }[]) => string;
  };
}

const rows = { top: '上', middle: '中', bottom: '下' } as const;
const columns = { left: '左', middle: '中', right: '右' } as const;

const placeOf = ({ row, column }: Region): string => {
  if (row === 'middle' && column === 'middle') return '正中央';
  if (row === 'middle') return `${columns[column]}側`;
  return column === 'middle' ? `正${rows[row]}方` : `${columns[column]}${rows[row]}方`;
};

const tools = { pen: '手繪線', arrow: '箭頭', box: '方框', text: '文字' } as const;

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
  mute: '靜音',
  unmute: '取消靜音',
  volume: '音量',
  fullscreen: '全螢幕',
  leaveFullscreen: '離開全螢幕',
  loading: '影片載入中',
  failed: '影片暫時播不出來，請檢查網路後再試一次。',
  retry: '重新載入',
  openLink: '開啟影片連結',
  linkFailed: '這個連結沒辦法在這裡播放，請直接開啟。',
  position: '播放位置',
  pins: '時間軸上的留言',
  repeat: '重複播放標記的這一段',
  stopRepeating: '停止重複播放',
  draw: '在畫面上畫記',
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
      [['<', '>'], '放慢、加快'],
      [['M'], '靜音'],
      [['F'], '全螢幕'],
      [['?'], '這份清單'],
    ],
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
    added: (what) => `已畫上${what}`,
    described: (shapes) =>
      `畫記：${shapes
        .map(({ tool, region, text }) => `${placeOf(region)}的${text === undefined ? tools[tool] : `「${text}」`}`)
        .join('、')}`,
  },
};
