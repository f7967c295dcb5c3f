import type { DrawnShape } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { threeMinutesBrief, threeMinutesShortBrief } from '../texts/briefs';
import { threeMinutesConcept } from '../texts/outlines';
import { threeMinutes } from '../texts/scripts';
import { VideoScript } from '../video-script';
import { VideoStory } from '../video-story';

/** A drawing around the label, with a note about what to change. */
const onTheLabel: DrawnShape[] = [
  {
    tool: 'pen',
    colour: 'warning',
    width: 6,
    points: Array.from({ length: 27 }, (_, index) => ({
      x: Number((0.42 + 0.115 * Math.cos(index / 4 + 3)).toFixed(4)),
      y: Number((0.5 + 0.135 * Math.sin(index / 4 + 3)).toFixed(4)),
      pressure: 0.5,
    })),
  },
  { tool: 'arrow', colour: 'vendor', width: 6, from: { x: 0.68, y: 0.28 }, to: { x: 0.55, y: 0.42 } },
  { tool: 'text', colour: 'vendor', at: { x: 0.69, y: 0.18 }, text: '標籤轉正' },
];

/** 阿澄 has sent the B copy of a video; a short video in the same project is still to be uploaded. */
export async function threeMinutesFilm(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = '', shortTask = ''] = await stage.project({
    name: '睡前精華油｜三分鐘儀式',
    product: '睡前精華油',
    vendor: hsu,
    createdAt: ago(26, '10:30'),
    from: -25,
    to: 24,
    tasks: [
      {
        type: 'video',
        title: '三分鐘儀式影片',
        platforms: ['YouTube'],
        creator: acheng,
        fee: 62_000,
        frames: {
          [functionCodes.brief]: 'serum_top.jpg',
          [functionCodes.outline]: 'night_wide.jpg',
          [functionCodes.scriptPages]: 'serum_wide.jpg',
        },
      },
      {
        type: 'short_video',
        title: '十二秒短影音',
        platforms: ['Instagram'],
        creator: acheng,
        fee: 18_000,
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.prepare(25, threeMinutesBrief, {
    outline: [-19, -17],
    draft: [-13, -11],
    video: [-8, -5, -3, 0, 2],
    copywriting: [6, 8],
    works_upload: [12],
  });
  script.send(ago(19, '21:10'), threeMinutesConcept);
  script.accept(ago(18, '10:40'));
  const pages = new VideoStory(stage, task, hsu, acheng);
  await pages.send(ago(13, '20:30'), threeMinutes);
  pages.accept(ago(12, '11:05'));

  const film = new VideoScript(stage, task, hsu, acheng);
  film.send(ago(5, '20:15'), 'a-copy', '睡前精華油_Acopy.mp4', '先看節奏，旁白與調色會在B copy補上。', {
    hasSizes: true,
  });
  const sound = film.comment(ago(5, '20:31'), 'creator', {
    text: '這段收音有冷氣聲，B copy會重配旁白，先聽節奏就好。',
    from: 0,
    to: 3,
  });
  const label = film.comment(ago(4, '10:12'), 'vendor', {
    text: '瓶身這裡多停一下，讓標籤看得清楚。',
    from: 6,
    to: 8,
  });
  film.comment(ago(4, '10:42'), 'creator', { text: '好，這裡改成特寫，按壓的動作一起補拍。' }, label);
  film.comment(ago(4, '10:20'), 'vendor', {
    text: '字卡的「七天見效」請改成「七天使用紀錄」，避免誇大療效。',
    from: 10,
  });
  film.askForChanges(ago(4, '11:00'), '節奏很好，改完標籤與字卡就可以看B copy。');
  film.processed(ago(1, '21:20'), 'creator', sound);
  film.send(minutesAgo(96), 'b-copy', '睡前精華油_Bcopy.mp4', '標籤改成特寫，字卡換成「七天使用紀錄」，旁白重錄了。', {
    captions: '睡前精華油_Bcopy.srt',
  });
  film.comment(minutesAgo(90), 'creator', { text: '這裡接得比較快，覺得太趕可以多留一秒。', from: 5, to: 6 });
  film.comment(minutesAgo(52), 'vendor', {
    text: '特寫很漂亮！最後一顆的光能不能再暖一點？標籤也請再轉正一些。',
    from: 9,
    to: 11,
    drawn: { shapes: onTheLabel, still: 'b-copy.label' },
  });

  film.meets(minutesAgo(88), 'creator', '用法：三滴，不多不少', 3, 6);
  film.meets(minutesAgo(87), 'creator', '書桌檯燈亮著', 0, 3);
  film.meets(minutesAgo(50), 'vendor', '字卡：七天使用紀錄', 10);
  film.meets(minutesAgo(49), 'vendor', '瓶身近景，標籤朝前', 9, 11);

  const short = new TaskScript(stage, shortTask, hsu, acheng);
  short.prepare(9, threeMinutesShortBrief, { video: [1, 3, 4, 5, 6], copywriting: [8, 9], works_upload: [13] });
}
