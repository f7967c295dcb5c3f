import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { winterSoup } from '../texts/outlines';

/** 廚房裡的貓 has sent the copy of a post. */
export async function winterPillow(stage: Stage): Promise<void> {
  const { hsu, cat } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '冬夜暖湯 × 香氛枕',
    product: '香氛枕',
    vendor: hsu,
    createdAt: ago(24, '09:00'),
    from: -23,
    to: 20,
    tasks: [
      {
        type: 'essay',
        title: '九張圖文',
        platforms: ['Instagram', 'Facebook'],
        creator: cat,
        fee: 18_000,
        due: { '030': -14, '060': -1, '061': 5, '070': 9, '080': 20 },
        frames: { '030': 'pillow.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, cat);
  script.prepare(22);
  script.send(ago(16, '21:10'), winterSoup);
  script.accept(ago(15, '10:05'));
  script.move(minutesAgo(420), 'creator', '060', 'send', 1);
  const chat = new ChatScript(stage, hsu, cat);
  chat.say(minutesAgo(410), cat, '文案送出囉，照片下週補上。', {
    file: { name: '湯與枕頭.jpg', content: { picture: 'pillow.jpg' } },
  });
}
