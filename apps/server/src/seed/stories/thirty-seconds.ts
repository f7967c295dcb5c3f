import type { Stage } from '../stage';
import { TaskScript } from '../task-script';
import { pillowBrief } from '../texts/briefs';
import { soapConcept, thirtySeconds } from '../texts/scripts';
import { VideoStory } from '../video-story';

/** A one-page script that 阿澄 is still writing. */
export async function thirtySecondsOfSoap(stage: Stage): Promise<void> {
  const { lin, acheng } = stage.people;
  const { ago, minutesAgo } = stage.calendar;
  const [task = ''] = await stage.project({
    name: '苦茶油皂｜三十秒短影音',
    product: '苦茶油皂',
    vendor: lin,
    createdAt: ago(14, '09:10'),
    from: -13,
    to: 30,
    tasks: [
      {
        type: 'short_video',
        title: '三雙手短影音',
        platforms: ['Instagram'],
        creator: acheng,
        fee: 22_000,
      },
    ],
  });
  const outline = new TaskScript(stage, task, lin, acheng);
  outline.prepare(
    13,
    {
      ...pillowBrief,
      product: '苦茶油皂',
      product_category: 'cosmetics',
      selling_points: ['苦茶油與米糠，冷製四十天', '一塊皂洗手、洗碗、洗抹布'],
      must_say: ['手工製作，每塊形狀略有不同'],
      must_not_say: ['殺菌、抗敏等療效字眼'],
      hashtags: ['日日製皂', '苦茶油皂'],
      links: [{ title: '產品頁', url: 'https://example.com/camellia-soap' }],
      deliverables: [{ title: '短影音', quantity: 1, note: '30秒，直式' }],
      ad_disclosure: '開頭標示「本內容為日日製皂合作」，並使用平台的「付費合作」標籤。',
      notes: '<p>不用拍臉，手就好。</p>',
    },
    {
      outline: [-7, -6],
      draft: [3, 5],
      video: [7, 9, 10, 12, 13],
      copywriting: [12, 14],
      works_upload: [18],
    },
  );
  outline.send(ago(8, '20:15'), soapConcept);
  outline.accept(ago(7, '09:50'));
  const script = new VideoStory(stage, task, lin, acheng);
  script.draftOnePage(minutesAgo(95), thirtySeconds);
  script.explain(minutesAgo(94), {
    claim: 'C10:不過敏',
    text: '不過敏',
    reason: '日日製皂提供了人體貼布測試報告，三十人都沒有不適。',
  });
}
