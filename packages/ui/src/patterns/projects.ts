import type { FilmCell } from '../film-mini';

export interface ExampleProject {
  id: string;
  name: string;
  partner: string;
  frames: FilmCell[];
  step: string;
  turn: 'left' | 'right' | 'none';
  due: string;
  late: boolean;
  unread: number;
}

const frames = (now: number, tone: 'vendor' | 'creator', late = false): FilmCell[] =>
  Array.from({ length: 8 }, (_, index) => ({
    id: String(index),
    state: index < now ? 'done' : index > now ? 'next' : late ? 'late' : 'now',
    tone: index === now ? tone : undefined,
  }));

export const projects: ExampleProject[] = [
  {
    id: '1',
    name: '夜間修護精華｜一週實測',
    partner: '阿澄',
    frames: frames(1, 'vendor'),
    step: '創意大綱，第2步，共8步',
    turn: 'left',
    due: '11/23（一）',
    late: false,
    unread: 4,
  },
  {
    id: '2',
    name: '白噪音喇叭｜工程師的睡眠實驗',
    partner: '林予安',
    frames: frames(2, 'creator'),
    step: '腳本，第3步，共8步',
    turn: 'right',
    due: '12/07（一）',
    late: false,
    unread: 0,
  },
  {
    id: '3',
    name: '露營咖啡壺｜山上的早晨',
    partner: '周以樂',
    frames: frames(4, 'creator', true),
    step: '影片製作，第5步，共8步',
    turn: 'right',
    due: '11/20（五）',
    late: true,
    unread: 12,
  },
  {
    id: '4',
    name: '記憶枕｜換枕頭的第七天',
    partner: '阿澄',
    frames: frames(8, 'vendor'),
    step: '已完成',
    turn: 'none',
    due: '10/30（五）',
    late: false,
    unread: 0,
  },
];
