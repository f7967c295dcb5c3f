import type { BriefContent } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';

const disclosure = '開頭或說明欄第一行標示「本內容為山眠合作」，並使用平台的「付費合作」標籤。';

const base: Omit<BriefContent, 'product' | 'selling_points' | 'deliverables' | 'platforms'> = {
  must_say: [],
  must_not_say: [],
  hashtags: [],
  links: [],
  references: [],
  ad_disclosure: disclosure,
  licence_term: '上線日起六個月，品牌可於官網與官方社群轉發，不得剪輯為付費廣告。',
  revision_rounds: 2,
  skipped_steps: [],
  notes: '',
};

/** A brief without its platforms, which are those of the task. */
export type BriefText = Omit<BriefContent, 'platforms'>;

export const nightSerumBrief: BriefText = {
  ...base,
  product: '夜間修護精華 30ml',
  product_category: 'cosmetics',
  selling_points: ['睡前三滴，質地清爽不黏枕頭', '台灣天然植萃：香椿、金盞花', '無添加香精與酒精'],
  must_say: ['使用順序：化妝水之後、乳霜之前', '膚況因人而異，分享個人使用感受'],
  must_show: ['瓶身正面至少出現一次'],
  must_not_say: ['「修復」「再生」「抗老」等療效字眼', '與其他品牌比較', '醫師或診所推薦'],
  hashtags: ['山眠', '夜間修護', '睡前五分鐘'],
  links: [{ title: '產品頁', url: 'https://example.com/night-serum' }],
  references: [{ title: '去年春季的合作影片', url: 'https://example.com/spring-film' }],
  deliverables: [
    { title: 'YouTube 影片', quantity: 1, note: '8至10分鐘，橫式' },
    { title: 'Instagram 短影音', quantity: 1, note: '60秒內，可由長片剪出' },
  ],
  goals: { views: 200_000, engagements: 12_000 },
  notes:
    '<p>我們想讓觀眾先記得<strong>那個睡不好的晚上</strong>，再記得瓶子。品牌四十秒後才出現也沒關係。</p><p>肖像同意書範本與品牌色票放在附件連結，拍攝前請再跟我們對一次瓶身版本。</p>',
};

export const serumStoryBrief: BriefText = {
  ...base,
  product: '夜間修護精華 30ml',
  product_category: 'cosmetics',
  selling_points: ['影片上線提醒', '首週優惠碼'],
  must_say: ['優惠碼 SLEEP10，至月底'],
  must_not_say: ['療效字眼'],
  hashtags: ['山眠', '睡前五分鐘'],
  links: [{ title: '影片連結', url: 'https://example.com/night-serum-film' }],
  deliverables: [{ title: '限時動態', quantity: 3, note: '上線當週，第三則放連結貼紙' }],
  skipped_steps: [functionCodes.outline],
  notes: '<p>三則就好，語氣像傳訊息給朋友。</p>',
};

export const pillowBrief: BriefText = {
  ...base,
  product: '香氛枕',
  selling_points: ['枕芯可拆洗', '薰衣草與雪松兩種香氣', '換季不過敏的天然乳膠'],
  must_say: ['香氣可維持約三個月，可補充香氛片'],
  must_not_say: ['改善失眠等療效字眼'],
  hashtags: ['山眠香氛枕', '換季'],
  links: [{ title: '產品頁', url: 'https://example.com/pillow' }],
  deliverables: [{ title: 'YouTube 影片', quantity: 1, note: '6至8分鐘' }],
  notes: '<p>想看到換季整理房間的過程，枕頭是最後鋪上去的那一個。</p>',
};

export const whiteNoiseBrief: BriefText = {
  ...base,
  product: '白噪音喇叭',
  selling_points: ['十二種聲音，離線可用', '音量固定鍵，不怕半夜誤觸', '充一次電用十晚'],
  must_say: ['測試結果為個人紀錄'],
  must_not_say: ['「治療」「改善睡眠障礙」'],
  hashtags: ['白噪音', '睡眠實驗'],
  deliverables: [{ title: 'YouTube 影片', quantity: 1, note: '10至15分鐘，附數據圖表' }],
  notes: '<p>數據失敗也請照樣公布，我們要的是誠實。</p>',
};

export const hotelBrief: BriefText = {
  ...base,
  product: '助眠噴霧 50ml',
  selling_points: ['隨身瓶可帶上飛機', '噴枕頭三下，十分鐘散開'],
  must_say: ['避免接觸眼睛與口部'],
  must_not_say: ['「助眠」以外的效果宣稱'],
  hashtags: ['飯店開箱', '助眠噴霧'],
  deliverables: [{ title: '短影音', quantity: 2, note: '30至45秒，直式' }],
  notes: '<p>飯店已談好一晚住宿，入住日期請提前五天告知。</p>',
};

export const winterBrief: BriefText = {
  ...base,
  product: '香氛枕',
  selling_points: ['沙發與床都能用', '雪松香氣適合冬天'],
  must_say: ['雪松款為冬季限定'],
  must_not_say: ['療效字眼'],
  hashtags: ['冬夜', '香氛枕', '暖湯'],
  links: [{ title: '冬季限定頁', url: 'https://example.com/winter' }],
  deliverables: [
    { title: '圖文貼文', quantity: 1, note: '九張圖' },
    { title: '限時動態', quantity: 3, note: '貼文隔天發布' },
  ],
  notes: '<p>湯是主角，枕頭是等人回家的那個位置。</p>',
};

export const liveBrief: BriefText = {
  ...base,
  product: '睡眠組合（枕頭、噴霧、眼罩）',
  selling_points: ['週年慶組合價', '直播限定贈品'],
  must_say: ['抽獎辦法與截止時間', '優惠碼只在直播當晚有效'],
  must_not_say: ['最低價、全網最便宜'],
  hashtags: ['山眠週年慶', '陪你睡一晚'],
  deliverables: [{ title: '直播', quantity: 1, note: '90分鐘以上' }],
  revision_rounds: 1,
  notes: '<p>後半場關燈之後請讓聊天室慢下來，不要催單。</p>',
};

export const soapBrief: BriefText = {
  ...base,
  product: '苦茶油手工皂',
  product_category: 'cosmetics',
  selling_points: ['苦茶油 40%', '冷製法，熟成四十五天', '三種香味：檜木、洋甘菊、無香'],
  must_say: ['成分與熟成天數'],
  must_not_say: ['殺菌、治療皮膚病'],
  hashtags: ['日日製皂', '手工皂'],
  ad_disclosure: '貼文第一行標示「與日日製皂合作」，並使用「付費合作」標籤。',
  deliverables: [{ title: '圖文貼文', quantity: 1, note: '五張圖' }],
  notes: '<p>手是主角，可以不露臉。</p>',
};

export const coffeeBrief: BriefText = {
  ...base,
  product: '掛耳與手沖組',
  product_category: 'food',
  selling_points: ['單一產區，中淺焙', '掛耳可離線沖煮，一只鋼杯就夠'],
  must_say: ['產區與焙度'],
  must_not_say: ['提神、減脂'],
  hashtags: ['霧丘咖啡', '山上的第一杯'],
  ad_disclosure: '說明欄第一行標示「本影片與霧丘咖啡合作」。',
  deliverables: [{ title: 'YouTube 影片', quantity: 1, note: '5至7分鐘' }],
  notes: '<p>請遵守營地用火規定，畫面不要出現明火無人看管。</p>',
};

export const threeMinutesBrief: BriefText = {
  ...base,
  product: '睡前精華油 20ml',
  product_category: 'cosmetics',
  selling_points: ['滴管設計，一次三滴', '茶籽油與薰衣草，質地不油膩'],
  must_say: ['用法：三滴，不多不少', '字卡：七天使用紀錄', '膚況因人而異，分享個人使用感受'],
  must_show: ['書桌檯燈亮著', '瓶身近景，標籤朝前', '滴管滴在掌心的特寫'],
  must_not_say: ['「見效」「修復」等療效字眼'],
  hashtags: ['山眠', '睡前三分鐘'],
  links: [{ title: '產品頁', url: 'https://example.com/night-oil' }],
  deliverables: [{ title: 'YouTube 影片', quantity: 1, note: '橫式，先交A copy看節奏' }],
  notes: '<p>不用教保養步驟，拍出關燈前那三分鐘就好。</p>',
};

export const threeMinutesShortBrief: BriefText = {
  ...threeMinutesBrief,
  deliverables: [{ title: '短影音', quantity: 1, note: '12秒，由長片剪出' }],
  skipped_steps: [functionCodes.outline, functionCodes.scriptPages],
  notes: '<p>長片的畫面就夠用，剪完直接上傳。</p>',
};

export const coolQuiltBrief: BriefText = {
  ...base,
  product: '天絲涼被（雙人）',
  selling_points: ['天絲六成，摸起來一直是涼的', '可以機洗，不會起毛球', '冷氣調高兩度也睡得著'],
  must_say: ['實測期間至少三週', '優惠碼 COOL10，到月底'],
  must_not_say: ['降溫幾度等沒有量測的數字', '改善失眠等療效字眼'],
  hashtags: ['山眠', '天絲涼被'],
  links: [{ title: '產品頁', url: 'https://example.com/cool-quilt' }],
  deliverables: [
    { title: 'YouTube 影片', quantity: 1, note: '7至9分鐘，橫式' },
    { title: 'Facebook 貼文', quantity: 1, note: '影片同一天' },
  ],
  goals: { views: 180_000, first_week_views: 100_000, engagements: 15_000, clicks: 1500 },
  notes: '<p>溫度計請一直在畫面裡，數字讓觀眾自己讀。</p>',
};
