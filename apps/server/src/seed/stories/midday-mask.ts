import { ChatScript } from '../chat-script';
import { publishShortVideo } from '../published-task';
import type { Stage } from '../stage';
import { pillowBrief } from '../texts/briefs';

/** 阿澄 has provided the closing report of both platforms, which the vendor has to review. */
export async function middayMask(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { minutesAgo } = stage.calendar;
  const closing = await publishShortVideo(stage, {
    name: '蠶絲眼罩｜午睡十五分鐘',
    product: '蠶絲眼罩',
    vendor: hsu,
    creator: acheng,
    title: '午睡短影音',
    fee: 32_000,
    frame: 'desk.jpg',
    basedOn: pillowBrief,
    brief: {
      selling_points: ['六角形眼窩，不壓眼睛', '可以手洗'],
      must_say: ['耳帶可調'],
      hashtags: ['山眠', '蠶絲眼罩', '午睡'],
      deliverables: [{ title: '短影音', quantity: 1, note: '45秒，兩個平台同步' }],
      goals: { views: 100_000, engagements: 8000 },
      notes: '<p>辦公室的聲音留著就好。</p>',
    },
    published: 16,
    posts: {
      YouTube: {
        url: 'https://www.youtube.com/shorts/fifteen-minutes',
        lines: [
          '本影片與山眠合作',
          '午休剩十五分鐘，睡還是不睡？我測了五天。',
          '耳帶可調，側躺也不會掉。',
          '#山眠 #蠶絲眼罩 #午睡',
        ],
      },
      Instagram: {
        url: 'https://www.instagram.com/reel/fifteen-minutes/',
        lines: ['與山眠合作', '午睡十五分鐘的五天紀錄。', '耳帶可調。', '#山眠 #蠶絲眼罩'],
      },
    },
  });
  closing.provide(minutesAgo(150), 'YouTube', {
    figures: {
      yt_final_total_views: 72_840,
      yt_first_week_mission_views: 51_320,
      likes: 3916,
      comments: 264,
      interactions_rate: 5.74,
      subscribers: 188_400,
      view_rate: 71.3,
      unique_views: 61_200,
      female_percent: 69.5,
      male_percent: 30.5,
      highest_age_group: '25-34',
      second_highest_age_group: '35-44',
      add_subscribers: 486,
    },
    curve: [16, [14_260, 11_480, 8620, 6340, 4580, 3410, 2630, 2480, 2110, 1960, 1720, 1540, 1380, 1240]],
    pictures: ['desk.jpg'],
  });
  closing.provide(minutesAgo(140), 'Instagram', {
    figures: { ig_video_views: 48_150, reactions: 2874, shares: 512, comments: 141, saves: 1206, post_reach: 39_700 },
    curve: [16, [11_900, 8740, 6120, 4480, 3360, 2590, 2070, 1780, 1490, 1310, 1140, 980, 870, 790]],
    info: [{ label: '導購碼使用', value: '37次' }],
  });
  new ChatScript(stage, hsu, acheng).say(minutesAgo(135), acheng, '眼罩的結案報告兩個平台都送出了，再麻煩看一下。');
}
