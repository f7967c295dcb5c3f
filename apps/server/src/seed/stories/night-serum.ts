import type { StoryFrame } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { filePath } from '../../modules/uploads';
import { ChatScript } from '../chat-script';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { nightSerumBrief, serumStoryBrief } from '../texts/briefs';
import { serumFrames } from '../texts/copies';
import { nightSerumV1, nightSerumV2, nightSerumV3 } from '../texts/night-serum';

/** 山眠 and 阿澄 at the third version of an outline: the page most visitors look at first. */
export async function nightSerum(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = '', storyTask = ''] = await stage.project({
    name: '夜間修護精華｜一週實測',
    product: '夜間修護精華',
    vendor: hsu,
    createdAt: ago(17, '10:00'),
    from: -16,
    to: 47,
    tasks: [
      {
        type: 'video',
        title: '開箱與七天實測',
        platforms: ['YouTube', 'Instagram'],
        creator: acheng,
        fee: 68_000,
        frames: { [functionCodes.brief]: 'serum_top.jpg' },
      },
      {
        type: 'story',
        title: '3則，上線當週',
        platforms: ['Instagram'],
        creator: acheng,
        fee: 12_000,
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  const picture = filePath(await stage.picture(task, 'night_wide.jpg'));

  script.prepare(16, nightSerumBrief, {
    outline: [-7, 3],
    draft: [6, 8],
    video: [11, 13, 15, 19, 21],
    copywriting: [20, 22],
    works_upload: [26],
  });
  script.send(ago(8, '16:02'), nightSerumV1);
  script.comment(ago(7, '10:20'), 'vendor', {
    text: '開場可以再生活一點嗎？「大家好」聽起來像廣告，我們希望先讓觀眾覺得「這就是我」。',
    quote: '大家好，今天要開箱一瓶精華。',
  });
  const brand = script.comment(ago(7, '10:31'), 'vendor', {
    text: '品牌與成分可以晚一點講，前三十秒先留給睡不好的共鳴。',
    quote: '介紹品牌與成分',
  });
  script.comment(ago(7, '20:15'), 'creator', { text: '了解，我把開場改成自白，成分放到實測裡帶。' }, brand);
  script.askForChanges(ago(6, '09:45'));
  script.send(ago(4, '21:40'), nightSerumV2(picture));
  script.proven(ago(3, '11:02'), brand);

  script.comment(ago(3, '11:08'), 'vendor', {
    text: '數據的部分法規上比較敏感，可以改成主觀感受嗎？',
    quote: '數據會用儀器測量，做成表格放在片尾。',
  });
  script.comment(ago(3, '11:20'), 'vendor', {
    text: '優惠碼用字卡就好，口播太多會破壞最後的氣氛。',
    quote: '最後放優惠碼與購買連結。',
  });
  const friends = script.comment(ago(1, '17:28'), 'vendor', {
    text: '朋友入鏡要記得簽肖像同意書。',
    quote: '留下第一時間的反應',
  });
  script.edited(ago(1, '17:31'), 'vendor', friends, '朋友入鏡要記得簽肖像同意書，範本我放在需求單的附件。');
  script.askForChanges(ago(1, '17:40'), '整體方向很好，再調整片尾與數據的說法就可以定稿。');
  script.send(minutesAgo(124), nightSerumV3(picture));

  const logo = script.comment(minutesAgo(118), 'creator', {
    text: '想確認一下瓶身能不能先不露出logo？我希望觀眾先對「睡不好」有共鳴，四十秒後才揭曉品牌。如果行銷上一定要在前三十秒出現，我可以讓瓶子在背景失焦入鏡，等第一天實測再拉清楚，這樣也不會破壞開場的節奏。',
    quote: '畫面切到桌上那瓶還沒拆封的夜間修護精華',
  });
  script.comment(
    minutesAgo(80),
    'vendor',
    { text: '失焦入鏡可以，參考這兩張的程度。', pictures: ['night_wide.jpg', 'night_close.jpg'] },
    logo,
  );

  const story = new TaskScript(stage, storyTask, hsu, acheng);
  story.prepare(12, serumStoryBrief, {
    copywriting: [12, 14],
    works_upload: [27],
  });
  const frames: StoryFrame[] = [];
  for (const [index, frame] of serumFrames.entries()) {
    const image = ['night_close.jpg', 'night_wide.jpg', 'serum_top.jpg'][index] ?? '';
    frames.push({ ...frame, image: filePath(await stage.picture(storyTask, image)) });
  }
  story.copy(ago(2, '22:10'), 'Instagram', { mode: 'story', frames });

  const chat = new ChatScript(stage, hsu, acheng);
  chat.say(ago(2, '10:02'), hsu, '早安，v2 我們內部看過了，明天會整理留言給你。');
  chat.say(ago(2, '10:15'), acheng, '好的，謝謝雅筑！');
  const light = chat.say(minutesAgo(300), acheng, '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？', {
    file: { name: '書桌燈光測試.jpg', content: { picture: 'night_close.jpg' } },
  });
  chat.say(minutesAgo(286), hsu, '可以，很有氣氛。品牌色票和瓶身正面圖也給你，調色參考用。', { reply: light });
  chat.say(minutesAgo(285), hsu, '', {
    file: {
      name: '山眠_色票與字體.txt',
      content: { text: '主色 #22324A\n輔色 #E9E2D2\n字體 思源黑體\n瓶身正面圖於需求單附件\n' },
    },
  });
  chat.say(minutesAgo(274), acheng, '收到！那我把開場改好，等一下送出v3。');
  chat.read(minutesAgo(270), hsu);
}
