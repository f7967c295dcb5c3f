import { functionCodes } from '@paidang/contract/vocabulary';
import { ChatScript } from '../chat-script';
import { ClosingScript } from '../closing-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { coolQuiltBrief } from '../texts/briefs';
import { coolQuiltFilm, coolQuiltPost } from '../texts/copies';
import { coolQuilt } from '../texts/outlines';
import { coolQuiltShots } from '../texts/scripts';
import { VideoScript } from '../video-script';
import { VideoStory } from '../video-story';

const film = {
  yt_final_total_views: 186_420,
  yt_first_week_mission_views: 123_040,
  likes: 10_264,
  comments: 1038,
  interactions_rate: 6.41,
  subscribers: 186_200,
  first_week_impressions: 1_284_600,
  click_through_rate: 8.72,
  views: 112_017,
  view_rate: 54.2,
  unique_views: 158_300,
  female_percent: 74.5,
  male_percent: 25.5,
  highest_age_group: '25-34',
  second_highest_age_group: '35-44',
  add_subscribers: 1964,
} as const;
const filmDays = [34_120, 27_480, 19_860, 15_240, 11_620, 8340, 6380, 5460, 4980, 5720, 5120, 4460, 3980, 3620];
const postDays = [6240, 4180, 2960, 2120, 1640, 1230, 980, 760, 640, 590, 480, 420, 370, 340];

/** A closed project with a full report, rated by both sides. */
export async function coolQuiltProject(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '天絲涼被｜熱天也要蓋被子',
    product: '天絲涼被',
    vendor: hsu,
    createdAt: ago(88, '10:00'),
    from: -88,
    to: -30,
    tasks: [
      {
        type: 'video',
        title: '涼被實測影片',
        platforms: ['YouTube', 'Facebook'],
        creator: acheng,
        fee: 68_000,
        frames: { [functionCodes.brief]: 'pillow.jpg', [functionCodes.outline]: 'night_wide.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.prepare(87, coolQuiltBrief, {
    outline: [-80, -77],
    draft: [-73, -70],
    video: [-66, -62, -60, -57, -55],
    copywriting: [-53, -51],
    works_upload: [-48],
  });
  script.send(ago(80, '20:10'), coolQuilt);
  script.accept(ago(78, '10:40'));
  const pages = new VideoStory(stage, task, hsu, acheng);
  await pages.send(ago(73, '21:30'), coolQuiltShots);
  pages.accept(ago(71, '11:05'));
  const recording = new VideoScript(stage, task, hsu, acheng);
  recording.sendLink(ago(61, '22:20'), 'https://drive.google.com/file/d/1-paidang-cool-quilt/view', 486);
  recording.meets(ago(58, '14:50'), 'vendor', '實測期間至少三週', 48, 55);
  recording.meets(ago(58, '14:55'), 'vendor', '優惠碼 COOL10，到月底', 462);
  recording.accept(ago(58, '15:10'));
  const copies = { YouTube: coolQuiltFilm, Facebook: coolQuiltPost };
  for (const [platform, copy] of Object.entries(copies)) {
    script.copy(ago(54, '19:40'), platform, copy);
    script.acceptCopy(ago(52, '10:30'), platform);
  }
  script.work(ago(48, '20:20'), 'YouTube', {
    url: 'https://www.youtube.com/watch?v=cool-quilt',
    since: ago(48, '20:00'),
    text: '本影片與山眠合作\n\n冷氣開28度，我蓋了一個月的被子。電費、睡眠時間、半夜醒來的次數，都記下來了。\n\n實測期間至少三週，優惠碼 COOL10，到月底。\n\n#山眠 #天絲涼被',
  });
  script.work(ago(48, '20:45'), 'Facebook', {
    url: 'https://www.facebook.com/acheng/videos/1000000000002',
    since: ago(48, '20:30'),
    text: '與山眠合作\n\n熱天蓋被子不是忍耐，是一種習慣。完整實測在影片裡，實測期間至少三週。\n\n優惠碼 COOL10，到月底。\n\n#山眠 #天絲涼被',
  });
  for (const platform of ['YouTube', 'Facebook']) script.passWork(ago(47, '10:05'), platform);

  const closing = new ClosingScript(stage, task, hsu, acheng);
  const evidence = { yt_final_total_views: 'analytics.jpg' } as const;
  const report = {
    curve: [48, filmDays],
    info: [
      { label: '最常被提到', value: '「28度」那段的溫度計，留言裡出現兩百多次' },
      { label: '優惠碼COOL10', value: '使用214次' },
    ],
    banner: 'night_wide.jpg',
    pictures: ['pillow.jpg', 'night_close.jpg'],
    evidence,
  } as const;
  closing.provide(ago(32, '21:15'), 'YouTube', { ...report, figures: { ...film, comments: 812 } });
  closing.provide(ago(32, '21:40'), 'Facebook', {
    figures: {
      fb_views: 24_870,
      shares: 211,
      comments: 96,
      link_clicks: 1742,
      other_clicks: 2318,
      post_engagements: 5755,
      post_reach: 41_208,
      reactions: 1388,
    },
    curve: [48, postDays],
  });
  closing.open(ago(31, '10:10'), 'YouTube');
  closing.requestUpdate(ago(31, '10:25'), 'YouTube', ['comments'], '留言數和後台差了兩百多則，是不是少算回覆？');
  closing.open(ago(31, '10:30'), 'Facebook');
  closing.accept(ago(31, '10:35'), 'Facebook');
  closing.provide(ago(30, '20:50'), 'YouTube', { ...report, figures: film });
  closing.open(ago(29, '09:40'), 'YouTube');
  closing.accept(ago(29, '09:55'), 'YouTube');
  closing.rate(ago(28, '11:20'), 'vendor', {
    copartner: {
      achievement: 5,
      communication: 5,
      cooperation: 4,
      'cooperation-fee': 4,
      'cooperate-again': 1,
      comment: '實測很紮實，報告也完整。下一次想一起拍秋天的題目。',
    },
    website: { experience: 5, 'cooperate-again': 1, comment: '' },
  });
  closing.rate(ago(27, '22:30'), 'creator', {
    copartner: {
      'creative-freedom': 5,
      communication: 5,
      'modify-opinion': 4,
      'cooperate-again': 1,
      comment: '修改意見都寫得很清楚，一次就改完。',
    },
    website: { experience: 4, 'cooperate-again': 1, comment: '手機上填結案報告很順。' },
  });
  const chat = new ChatScript(stage, hsu, acheng);
  chat.say(ago(29, '10:00'), hsu, '涼被結案了，謝謝阿澄，這次的數字我會帶進明年的提案。');
  chat.read(ago(29, '12:00'), acheng);
}
