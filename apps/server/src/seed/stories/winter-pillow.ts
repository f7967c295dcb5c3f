import type { StoryFrame } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { filePath } from '../../modules/uploads';
import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { winterBrief } from '../texts/briefs';
import { winterFrames, winterPost } from '../texts/copies';
import { winterSoup } from '../texts/outlines';

/** 廚房裡的貓 has sent the copy of a post; the story of the same task was returned for changes. */
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
        platforms: ['Instagram', 'Instagram 限時動態'],
        creator: cat,
        fee: 18_000,
        frames: { [functionCodes.outline]: 'pillow.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, cat);
  script.prepare(22, winterBrief, {
    outline: [-15, -14],
    copywriting: [1, 5],
    works_upload: [9],
  });
  script.send(ago(16, '21:10'), winterSoup);
  script.accept(ago(15, '10:05'));
  const images = ['pillow.jpg', 'desk.jpg', 'night_wide.jpg'];
  const frames: StoryFrame[] = [];
  for (const [index, frame] of winterFrames.entries()) {
    frames.push({ ...frame, image: filePath(await stage.picture(task, images[index] ?? '')) });
  }
  script.copy(ago(3, '20:40'), 'Instagram 限時動態', { mode: 'story', frames });
  script.askForCopyChanges(ago(2, '11:15'), 'Instagram 限時動態', '第二則再短一點，留白給畫面。');
  script.copy(minutesAgo(420), 'Instagram', winterPost);
  script.photos(minutesAgo(415), 'Instagram', [
    ['pillow.jpg', '沙發上的枕頭與毛毯'],
    ['desk.jpg', '切到一半的玉米'],
  ]);
  const chat = new ChatScript(stage, hsu, cat);
  chat.say(minutesAgo(410), cat, '貼文文案送出囉，九張圖先放兩張，其他下週補上。', {
    file: { name: '湯與枕頭.jpg', content: { picture: 'pillow.jpg' } },
  });
}
