import type { BriefContent, CopyContent, VideoContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { demoId } from './cast';
import { demoPlatform } from './project';

export const brief: BriefContent = {
  product: '夜間修護精華 30ml',
  selling_points: ['睡前三滴，質地清爽不黏枕頭', '台灣植萃：香椿、金盞花'],
  must_say: ['使用順序：化妝水之後、乳霜之前', '膚況因人而異，分享個人使用感受', '瓶身正面至少出現一次'],
  must_not_say: ['「修復」「再生」等療效字眼', '與其他品牌比較'],
  hashtags: ['山眠', '睡前三十秒'],
  links: [],
  references: [],
  platforms: [
    {
      platform_uuid: demoPlatform.platform_uuid,
      platform_title: demoPlatform.platform_title,
      kind: demoPlatform.kind,
    },
  ],
  ad_disclosure: '貼文第一行標示「與山眠合作」，並使用平台的「付費合作」標籤。',
  licence_term: '上線日起六個月，品牌可於官方社群轉發，不得剪輯為付費廣告。',
  deliverables: [{ title: 'Instagram 短影音', quantity: 1, note: '30至45秒，直式' }],
  revision_rounds: limits.revisionRoundsAgreed,
  skipped_steps: [],
  notes: '<p>先讓觀眾記得那個睡不好的晚上，再記得瓶子。</p>',
};

export const outlineVersions = [
  `<h2>睡前三十秒</h2>
<h3>開場</h3>
<p>大家好，今天要開箱一瓶精華。</p>
<h3>主要內容</h3>
<p>三滴，按壓到吸收，再擦乳霜。瓶身放在檯燈下，正面入鏡。</p>
<h3>收尾</h3>
<p>最後放優惠碼與購買連結。</p>`,
  `<h2>睡前三十秒</h2>
<h3>開場</h3>
<p>凌晨一點，螢幕的光打在臉上：「我已經三個禮拜沒有好好睡了。」</p>
<h3>主要內容</h3>
<p>化妝水之後、乳霜之前，三滴，按壓到吸收。瓶身放在檯燈下，正面入鏡。</p>
<h3>收尾</h3>
<p>優惠碼用字卡帶過，最後一個鏡頭，我把燈關掉。</p>`,
] as const;

export const filmVersions: readonly [VideoContent, VideoContent] = [
  { video_uuid: demoId(91), note: '先看節奏，旁白會在 B copy 補上。' },
  { video_uuid: demoId(92), note: '瓶身多停了兩秒，燈光也調暖了。' },
];

/** The text that was published, which differs slightly from the approved one. */
export const publishedText =
  '與山眠合作\n睡前三十秒，三滴，關燈。這一週我學會先對自己說晚安。\n膚況因人而異，這是我個人的使用感受。\n#山眠 #睡前三十秒';

const post = (text: string): CopyContent => ({ mode: 'post', text });

export const copyVersions: readonly [CopyContent, CopyContent] = [
  post('<p>與山眠合作</p><p>睡前三十秒，今天介紹一瓶很好用的精華，快去買。</p><p>#山眠 #睡前三十秒</p>'),
  post(
    '<p>與山眠合作</p><p>睡前三十秒，三滴，關燈。這一週我學會先對自己說晚安。</p><p>膚況因人而異，這是我的使用感受。</p><p>#山眠 #睡前三十秒</p>',
  ),
];
