import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { liveBrief } from '../texts/briefs';
import { liveCopy } from '../texts/copies';
import { anniversaryLive } from '../texts/outlines';
import { liveNight } from '../texts/scripts';
import { VideoScript } from '../video-script';
import { VideoStory } from '../video-story';

/** The live show is over; the closing report is due. */
export async function anniversary(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '週年慶直播｜陪你睡一晚',
    product: '睡眠組合',
    vendor: hsu,
    createdAt: ago(45, '10:00'),
    from: -44,
    to: 14,
    tasks: [
      {
        type: 'live',
        title: '深夜直播',
        platforms: ['YouTube'],
        creator: acheng,
        fee: 88_000,
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.prepare(44, liveBrief, {
    outline: [-37, -34],
    draft: [-31, -28],
    video: [-26, -24, -22, -20, -19],
    copywriting: [-19, -18],
    works_upload: [-7],
  });
  script.send(ago(38, '15:00'), anniversaryLive);
  script.accept(ago(37, '11:00'));
  const film = new VideoStory(stage, task, hsu, acheng);
  await film.send(ago(32, '20:00'), liveNight);
  film.accept(ago(31, '10:00'));
  const recording = new VideoScript(stage, task, hsu, acheng);
  recording.sendLink(ago(25, '22:00'), 'https://drive.google.com/file/d/1-paidang-live-night/view', 5400);
  recording.meets(ago(24, '13:40'), 'vendor', '抽獎辦法與截止時間', 912, 960);
  recording.meets(ago(24, '13:42'), 'vendor', '優惠碼只在直播當晚有效', 4210);
  recording.accept(ago(24, '14:00'));
  script.copy(ago(20, '18:00'), 'YouTube', liveCopy);
  script.acceptCopy(ago(19, '10:30'), 'YouTube');
  script.work(ago(8, '01:10'), 'YouTube', {
    url: 'https://www.youtube.com/watch?v=anniversary-night',
    since: ago(9, '23:00'),
    text: '今晚十一點，陪你睡一晚。\n\n前半場聊睡不著的原因，後半場關燈。抽獎辦法與優惠碼在置頂留言，只到直播結束。\n\n本直播與山眠合作 #山眠週年慶 #陪你睡一晚',
  });
  script.passWork(ago(7, '10:00'), 'YouTube');
}
