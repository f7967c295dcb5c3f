import { functionCodes } from '@paidang/contract/vocabulary';
import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { pillowBrief } from '../texts/briefs';
import { layoverReel, layoverThread, layoverVideo } from '../texts/copies';
import { VideoScript } from '../video-script';

/** The video is online: one platform has passed, one waits for the vendor, two for 阿澄. */
export async function layoverPillow(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '旅行枕｜候機四小時',
    product: '旅行枕',
    vendor: hsu,
    createdAt: ago(33, '09:40'),
    from: -32,
    to: 16,
    tasks: [
      {
        type: 'short_video',
        title: '候機短影音',
        platforms: ['YouTube', 'Instagram', 'Threads', 'TikTok'],
        creator: acheng,
        fee: 36_000,
        frames: { [functionCodes.brief]: 'pillow.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.prepare(
    32,
    {
      ...pillowBrief,
      product: '旅行枕',
      selling_points: ['充氣後可轉向，側睡也撐得住', '收起來只有一顆蘋果大', '香氛片可補充'],
      hashtags: ['山眠', '旅行枕'],
      deliverables: [{ title: '短影音', quantity: 1, note: '45秒，直式，四個平台同步' }],
      skipped_steps: [functionCodes.outline, functionCodes.scriptPages],
      notes: '<p>機場的真實聲音不要蓋掉。</p>',
    },
    { video: [-22, -18, -16, -14, -12], copywriting: [-8, -6], works_upload: [1] },
  );
  const film = new VideoScript(stage, task, hsu, acheng);
  film.sendLink(ago(16, '21:00'), 'https://drive.google.com/file/d/1-paidang-layover/view', 45);
  film.meets(ago(14, '10:12'), 'vendor', '香氣可維持約三個月，可補充香氛片', 31, 36);
  film.accept(ago(14, '10:20'));
  const copies = { YouTube: layoverVideo, Instagram: layoverReel, Threads: layoverThread, TikTok: layoverReel };
  for (const [platform, copy] of Object.entries(copies)) {
    script.copy(ago(10, '20:10'), platform, copy);
    script.acceptCopy(ago(8, '11:30'), platform);
  }
  script.work(ago(3, '20:20'), 'YouTube', {
    url: 'https://www.youtube.com/shorts/layover-four-hours',
    since: ago(3, '20:00'),
    text: '本影片與山眠合作\n\n候機四小時，我只想把脖子借給一顆枕頭。充氣、靠窗、睡到登機廣播，全程沒有醒。\n\n香味可以維持三個月，出發前記得換香氛片。\n\n#山眠 #旅行枕 #候機',
  });
  script.passWork(ago(2, '10:05'), 'YouTube');
  script.work(ago(2, '21:10'), 'Threads', {
    url: 'https://www.threads.com/@acheng/post/layover',
    since: ago(2, '21:00'),
    text: '在機場睡得比家裡好，正常嗎？',
  });
  script.refuseWork(ago(1, '09:50'), 'Threads', '第一行的「與山眠合作」不見了，請補回來；主題標籤也少了一個。');
  script.work(minutesAgo(190), 'Instagram', {
    url: 'https://www.instagram.com/reel/layover4h/',
    since: minutesAgo(215),
    text: '與山眠合作\n\n候機四小時的睡法：充氣、轉向、閉眼，再也不怕延誤。\n\n全台第一顆能轉向的旅行枕，收起來只有一顆蘋果大，香氛片可以補充。\n\n#山眠 #旅行枕 #機場日常',
  });
  script.commentWorks(minutesAgo(60), 'vendor', 'TikTok 也請在這兩天上線，四個平台的數字會一起看。');
  const chat = new ChatScript(stage, hsu, acheng);
  chat.say(ago(3, '20:25'), acheng, 'YouTube 上線了，連結回報在作品上線。');
  chat.read(ago(3, '20:40'), hsu);
}
