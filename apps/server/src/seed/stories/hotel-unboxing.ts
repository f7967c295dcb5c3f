import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { hotelBrief } from '../texts/briefs';
import { hotelSpray } from '../texts/outlines';

/** 小鹿出門中 has sent a first outline. */
export async function hotelUnboxing(stage: Stage): Promise<void> {
  const { hsu, deer } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '助眠噴霧｜飯店開箱短影音',
    product: '助眠噴霧',
    vendor: hsu,
    createdAt: ago(9, '14:00'),
    from: -8,
    to: 30,
    tasks: [
      {
        type: 'short_video',
        title: '飯店一晚短影音',
        platforms: ['Instagram', 'TikTok'],
        creator: deer,
        fee: 26_000,
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, deer);
  script.prepare(8, hotelBrief, {
    outline: [0, 4],
    draft: [6, 8],
    video: [10, 12, 14, 16, 17],
    copywriting: [16, 18],
    works_upload: [21],
  });
  script.send(ago(1, '08:47'), hotelSpray);
  script.comment(ago(1, '09:02'), 'creator', {
    text: '飯店那邊希望片頭先出現大廳，想聽聽你們的意見。',
    quote: '電梯門打開',
  });
  new ChatScript(stage, hsu, deer).say(minutesAgo(320), deer, '飯店那邊說十一點前可以進場拍攝，要先約嗎？');
}
