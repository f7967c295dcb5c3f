import type { RatingAnswers } from '@paidang/contract/entities';
import type { ReportPlan } from '../closing-script';
import { type PublishedTask, publishShortVideo } from '../published-task';
import type { Stage } from '../stage';
import { coffeeBrief, hotelBrief, pillowBrief, soapBrief } from '../texts/briefs';

interface PastProject extends PublishedTask {
  readonly reports: Readonly<Record<string, ReportPlan>>;
  readonly byVendor: RatingAnswers;
  readonly byCreator: RatingAnswers;
}

const website = { experience: 4, 'cooperate-again': 1 };

const projects = ({ hsu, chen, lin, acheng, deer, cat }: Stage['people']): readonly PastProject[] => [
  {
    name: '助眠噴霧｜山屋一晚',
    product: '助眠噴霧',
    vendor: hsu,
    creator: deer,
    title: '山屋短影音',
    fee: 30_000,
    frame: 'camp.jpg',
    basedOn: hotelBrief,
    brief: {
      deliverables: [{ title: '短影音', quantity: 1, note: '60秒內，兩個平台同步' }],
      notes: '<p>山上的夜晚不用配樂。</p>',
    },
    published: 76,
    posts: {
      Instagram: {
        url: 'https://www.instagram.com/reel/mountain-hut/',
        lines: [
          '與山眠合作',
          '山屋的枕頭有二十年的味道，我帶了一瓶自己的。',
          '噴三下就好，避免接觸眼睛與口部。',
          '#山眠 #助眠噴霧 #山屋',
        ],
      },
      TikTok: {
        url: 'https://www.tiktok.com/@deer/video/7300000000000000001',
        lines: ['與山眠合作｜山屋第一晚，睡得比家裡好。', '避免接觸眼睛與口部。', '#山眠 #助眠噴霧'],
      },
    },
    reports: {
      Instagram: {
        figures: {
          ig_video_views: 96_400,
          reactions: 5120,
          shares: 740,
          comments: 288,
          saves: 2160,
          post_reach: 71_300,
        },
        curve: [76, [21_400, 17_800, 13_200, 9800, 7600, 5400, 4300]],
      },
      TikTok: {
        figures: {
          ig_video_views: 138_200,
          reactions: 9440,
          shares: 1320,
          comments: 402,
          saves: 1780,
          post_reach: 118_900,
        },
        curve: [76, [12_600, 28_400, 31_900, 19_700, 11_200, 8100, 5600]],
      },
    },
    byVendor: {
      achievement: 5,
      communication: 4,
      cooperation: 5,
      'cooperation-fee': 4,
      'cooperate-again': 1,
      comment: '',
    },
    byCreator: {
      'creative-freedom': 5,
      communication: 4,
      'modify-opinion': 4,
      'cooperate-again': 1,
      comment: '腳本放手讓我拍，很少見。',
    },
  },
  {
    name: '枕邊茶｜宵夜換成一杯茶',
    product: '枕邊茶',
    vendor: hsu,
    creator: cat,
    title: '宵夜短影音',
    fee: 21_000,
    frame: 'desk.jpg',
    basedOn: pillowBrief,
    brief: {
      selling_points: ['無咖啡因，洋甘菊與決明子', '一杯三分鐘'],
      must_say: ['睡前一小時喝，避免起夜'],
      hashtags: ['山眠', '枕邊茶'],
      deliverables: [{ title: '短影音', quantity: 1, note: '45秒，直式' }],
      notes: '',
    },
    published: 112,
    posts: {
      Facebook: {
        url: 'https://www.facebook.com/kitchencat/videos/1000000000001',
        lines: [
          '與山眠合作',
          '十一點半，冰箱的燈亮了三次。第四次我把水燒了。',
          '睡前一小時喝，避免起夜。',
          '#山眠 #枕邊茶',
        ],
      },
    },
    reports: {
      Facebook: {
        figures: {
          fb_views: 41_700,
          shares: 318,
          comments: 152,
          link_clicks: 1260,
          other_clicks: 2040,
          post_engagements: 5480,
          post_reach: 33_600,
          reactions: 1710,
        },
        curve: [112, [9800, 8600, 6100, 4700, 3300, 2400, 1900]],
      },
    },
    byVendor: {
      achievement: 4,
      communication: 5,
      cooperation: 4,
      'cooperation-fee': 4,
      'cooperate-again': 3,
      comment: '',
    },
    byCreator: { 'creative-freedom': 4, communication: 5, 'modify-opinion': 4, 'cooperate-again': 1, comment: '' },
  },
  {
    name: '掛耳咖啡｜通勤七分鐘',
    product: '掛耳組',
    vendor: chen,
    creator: acheng,
    title: '通勤短影音',
    fee: 26_000,
    frame: 'coffee.jpg',
    basedOn: coffeeBrief,
    brief: { deliverables: [{ title: '短影音', quantity: 1, note: '30秒，直式' }], notes: '' },
    published: 66,
    posts: {
      Instagram: {
        url: 'https://www.instagram.com/reel/seven-minutes/',
        lines: [
          '與霧丘咖啡合作',
          '捷運七站，剛好一杯掛耳的時間。',
          '產區與焙度：單一產區，中淺焙。',
          '#霧丘咖啡 #通勤',
        ],
      },
    },
    reports: {
      Instagram: {
        figures: {
          ig_video_views: 58_900,
          reactions: 3380,
          shares: 410,
          comments: 176,
          saves: 930,
          post_reach: 44_200,
        },
      },
    },
    byVendor: {
      achievement: 4,
      communication: 5,
      cooperation: 5,
      'cooperation-fee': 5,
      'cooperate-again': 1,
      comment: '回覆很快，修改只要說一次。',
    },
    byCreator: { 'creative-freedom': 4, communication: 4, 'modify-opinion': 3, 'cooperate-again': 1, comment: '' },
  },
  {
    name: '家事皂｜一週洗碗日記',
    product: '家事皂',
    vendor: lin,
    creator: acheng,
    title: '洗碗日記短影音',
    fee: 24_000,
    frame: 'desk.jpg',
    basedOn: soapBrief,
    brief: { deliverables: [{ title: '短影音', quantity: 1, note: '60秒內' }] },
    published: 95,
    posts: {
      Threads: {
        url: 'https://www.threads.com/@acheng/post/seven-days-of-dishes',
        lines: [
          '與日日製皂合作',
          '洗了七天的碗，手沒有裂開，碗裂了一個。',
          '成分與熟成天數：苦茶油 40%，四十五天。',
          '#日日製皂 #家事皂',
        ],
      },
    },
    reports: {
      Threads: {
        figures: {
          fb_views: 32_400,
          shares: 264,
          comments: 198,
          link_clicks: 610,
          post_reach: 27_800,
          reactions: 1490,
        },
      },
    },
    byVendor: {
      achievement: 5,
      communication: 4,
      cooperation: 4,
      'cooperation-fee': 4,
      'cooperate-again': 1,
      comment: '',
    },
    byCreator: { 'creative-freedom': 5, communication: 5, 'modify-opinion': 5, 'cooperate-again': 1, comment: '' },
  },
];

/** Earlier closed and rated projects, on which cost comparisons and averages are based. */
export async function pastProjects(stage: Stage): Promise<void> {
  const { ago } = stage.calendar;
  for (const { reports, byVendor, byCreator, ...project } of projects(stage.people)) {
    const closing = await publishShortVideo(stage, project);
    const { published } = project;
    for (const [platform, report] of Object.entries(reports)) {
      closing.provide(ago(published - 14, '21:30'), platform, report);
      closing.open(ago(published - 15, '10:10'), platform);
      closing.accept(ago(published - 17, '16:40'), platform);
    }
    closing.rate(ago(published - 18, '10:30'), 'vendor', { copartner: byVendor, website });
    closing.rate(ago(published - 19, '22:15'), 'creator', { copartner: byCreator, website });
  }
}
