import { functionCodes } from '@paidang/contract/vocabulary';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { pillowBrief } from '../texts/briefs';
import { mistConcept, morningMist } from '../texts/scripts';
import { VideoStory } from '../video-story';

/** A script of seven segments, sent this morning and being read by the vendor. */
export async function morningMistScript(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '晨光香氛噴霧｜早起三十天',
    product: '晨光香氛噴霧',
    vendor: hsu,
    createdAt: ago(19, '10:40'),
    from: -18,
    to: 42,
    tasks: [
      {
        type: 'video',
        title: '早起三十天影片',
        platforms: ['YouTube'],
        creator: acheng,
        fee: 55_000,
        frames: { [functionCodes.brief]: 'serum_top.jpg' },
      },
    ],
  });
  const outline = new TaskScript(stage, task, hsu, acheng);
  outline.prepare(
    18,
    { ...pillowBrief, product: '晨光香氛噴霧', product_category: 'cosmetics' },
    {
      outline: [-11, -8],
      draft: [0, 2],
      video: [8, 12, 14, 17, 18],
      copywriting: [18, 20],
      works_upload: [26],
    },
  );
  outline.send(ago(12, '21:20'), mistConcept);
  outline.accept(ago(11, '10:10'));
  const script = new VideoStory(stage, task, hsu, acheng);
  await script.send(minutesAgo(200), morningMist);
  script.comment(minutesAgo(150), '第三段的噴霧可以離窗簾遠一點嗎？新品的霧比較細，背光才看得到。');
  script.comment(minutesAgo(146), '字卡上的香調請寫全名：佛手柑、雪松、白麝香。');
  script.suggest(minutesAgo(140), { segment: 4, words: '佛手柑與雪松', replacement: '佛手柑、雪松與白麝香' });
}
