import type { BoardComment } from '../core';
import { buildComment, buildQuote, creator, testId, vendor } from '../testing';

export const outline =
  '剪片剪到一半，螢幕的光打在臉上。我對著鏡頭說：「我已經三個禮拜沒有好好睡了，臉比我先發現。」畫面切到桌上那瓶還沒拆封的夜間修護精華，先不講品牌，讓觀眾好奇。\n每天同一時間、同一盞燈、同一個角度自拍。保養步驟不變，只多加這一瓶，睡前三滴，按壓到完全吸收。第三天開始記錄膚況的變化，第七天請朋友盲猜哪一張是素顏。\n第7天：朋友盲猜，留下第一時間的反應。';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const photos = ['night_wide.jpg', 'night_close.jpg'].map((filename) => ({ filename, path: `/demo/${filename}` }));

/** The outline board of the design: two open threads and a processed one. */
export function outlineComments(): BoardComment[] {
  const parent_id = testId(2);
  return [
    buildComment(
      {
        message_id: testId(1),
        message: '朋友入鏡要記得簽肖像同意書，範本我放在需求單的附件。',
        quote: buildQuote(outline, '留下第一時間的反應', 3),
        is_updated: true,
        created_at: minutesAgo(1_400),
        version: 3,
      },
      vendor,
    ),
    buildComment({
      message_id: parent_id,
      message:
        '想確認一下瓶身能不能先不露出logo？我希望觀眾先對「睡不好」有共鳴，四十秒後才揭曉品牌。如果行銷上一定要在前三十秒出現，我可以讓瓶子在背景失焦入鏡，等第一天實測再拉清楚，這樣也不會破壞開場的節奏。',
      quote: buildQuote(outline, '畫面切到桌上那瓶還沒拆封的夜間修護精華', 3),
      created_at: minutesAgo(50),
      response_count: 1,
      version: 3,
    }),
    buildComment(
      {
        message_id: testId(3),
        parent_id,
        message: '失焦入鏡可以，參考這兩張的程度。',
        images: photos,
        created_at: minutesAgo(12),
        version: 3,
      },
      vendor,
    ),
    buildComment({ message_id: testId(4), message: '片長先抓八分鐘。', is_processed: true, version: 3 }, creator),
  ];
}

/** Many threads of different lengths, from both sides. */
export const manyComments = (count: number): BoardComment[] =>
  Array.from({ length: count }, (_, index) =>
    buildComment(
      {
        message_id: testId(index + 1),
        message: `第 ${index + 1} 則：${'這一段的節奏可以再快一點。'.repeat(1 + (index % 9))}`,
        created_at: minutesAgo((count - index) * 7),
      },
      index % 2 === 0 ? vendor : creator,
    ),
  );
