import { functionCodes } from '@paidang/contract/vocabulary';
import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { pillowBrief } from '../texts/briefs';

/** 阿澄 has proposed dates, which the vendor has to confirm or counter. */
export async function bedsideTea(stage: Stage): Promise<void> {
  const { hsu, acheng } = stage.people;
  const { ago } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '枕邊茶｜睡前儀式短影音',
    product: '枕邊茶',
    vendor: hsu,
    createdAt: ago(5, '10:30'),
    from: -4,
    to: 45,
    tasks: [
      {
        type: 'short_video',
        title: '睡前儀式短影音',
        platforms: ['Instagram'],
        creator: acheng,
        fee: 24_000,
        frames: { [functionCodes.brief]: 'camp.jpg' },
      },
    ],
  });
  const script = new TaskScript(stage, task, hsu, acheng);
  script.brief(ago(4, '11:20'), {
    ...pillowBrief,
    product: '枕邊茶',
    selling_points: ['無咖啡因，洋甘菊與決明子', '一杯三分鐘，剛好夠放下手機'],
    must_say: ['睡前一小時喝，避免起夜'],
    must_not_say: ['助眠、安神等療效字眼'],
    hashtags: ['山眠', '枕邊茶'],
    links: [{ title: '產品頁', url: 'https://example.com/bedside-tea' }],
    deliverables: [{ title: '短影音', quantity: 1, note: '45秒內，直式' }],
    notes: '<p>想要安靜一點，水滾的聲音就是配樂。</p>',
  });
  script.move(ago(3, '09:50'), 'creator', functionCodes.brief, 'acknowledge');
  script.schedule(
    ago(1, '21:05'),
    {
      outline: [5, 9],
      draft: [12, 16],
      video: [20, 25, 28, 32, 34],
      copywriting: [30, 33],
      works_upload: [38],
    },
    '拍攝想等新的茶壺到貨，所以抓在中旬；其他日期都可以再討論。',
  );
}
