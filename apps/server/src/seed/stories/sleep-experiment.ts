import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { whiteNoiseBrief } from '../texts/briefs';
import { whiteNoise } from '../texts/outlines';
import { sleepNumbers } from '../texts/scripts';
import { VideoStory } from '../video-story';

/** 阿凱實驗室 is late with changes to the script, so the vendor may move the dates after it. */
export async function sleepExperiment(stage: Stage): Promise<void> {
  const { hsu, akai } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '白噪音喇叭｜工程師的睡眠實驗',
    product: '白噪音喇叭',
    vendor: hsu,
    createdAt: ago(21, '11:00'),
    from: -20,
    to: 35,
    tasks: [
      {
        type: 'video',
        title: '十四天睡眠實驗',
        platforms: ['YouTube'],
        creator: akai,
        fee: 52_000,
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, akai);
  script.prepare(20, whiteNoiseBrief, {
    outline: [-12, -9],
    draft: [-6, -3],
    video: [7, 10, 12, 15, 16],
    copywriting: [16, 18],
    works_upload: [22],
  });
  script.send(ago(13, '22:05'), whiteNoise);
  const rule = script.comment(ago(12, '10:30'), 'vendor', {
    text: '音量證明這段很棒，保留！',
    quote: '用分貝計入鏡證明',
  });
  script.processed(ago(12, '18:00'), 'creator', rule);
  script.finalise(ago(10, '19:20'));
  script.accept(ago(9, '09:15'));
  const film = new VideoStory(stage, task, hsu, akai);
  await film.send(ago(6, '20:40'), sleepNumbers);
  film.askForChanges(ago(4, '16:10'), '第三段的數據請再保守一點，只說感受與自己的紀錄，不用「多了」這樣的結論。');
  const chat = new ChatScript(stage, hsu, akai);
  chat.say(ago(2, '16:20'), hsu, '腳本第三段的數據想再保守一點，留言在腳本上了。');
  chat.say(ago(1, '09:05'), akai, '沒問題，週末前改好。');
  chat.read(ago(1, '09:20'), hsu);
}
