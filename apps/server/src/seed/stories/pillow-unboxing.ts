import { functionCodes } from '@paidang/contract/vocabulary';
import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { pillowBrief } from '../texts/briefs';

/** An untouched outline, where a tour of the product starts. */
export async function pillowUnboxing(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '香氛枕｜換季開箱',
    product: '香氛枕',
    vendor: hsu,
    createdAt: ago(6, '09:20'),
    from: -5,
    to: 40,
    tasks: [
      {
        type: 'video',
        title: '換季開箱影片',
        platforms: ['YouTube'],
        creator: acheng,
        fee: 45_000,
        frames: { [functionCodes.brief]: 'pillow.jpg' },
      },
    ],
  });
  new TaskScript(stage, task, hsu, acheng).prepare(5, pillowBrief, {
    outline: [5, 8],
    draft: [10, 13],
    video: [16, 18, 20, 22, 24],
    copywriting: [22, 24],
    works_upload: [28],
  });
  new ChatScript(stage, hsu, acheng).say(ago(3, '09:34'), hsu, '香氛枕的排程我確認了，大綱再麻煩你。');
}
