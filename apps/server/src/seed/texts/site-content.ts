import type { ContentOf } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';

/** The demo's site content. A picture is the path of a file in `demo`. */
type Told<Kind extends ContentKind> = Omit<ContentOf<Kind>, 'logo' | 'avatar' | 'main_image' | 'images'>;

/** Content with a picture and its alternative text. */
interface Pictured {
  readonly picture: readonly [file: string, alt: string];
}

export const cases: readonly (Told<'success-project'> & Pictured & { more?: readonly Pictured['picture'][] })[] = [
  {
    title: 'tentō × 小鹿出門中',
    subtitle: '《一個人的第一次露營》影片',
    figure: '38萬',
    figure_label: '次觀看，帳篷三天補兩次貨',
    content:
      '小鹿第一次自己搭帳篷，失敗了兩次才搭起來。tentō看完A copy，只請她把失敗的畫面剪長一點：觀眾要看的是真的。影片上線第三天，同款帳篷補了兩次貨，留言區變成新手露營的問答串。',
    picture: ['pictures/camp.jpg', '夜裡的樹林前，一頂亮著燈的帳篷'],
    type: 'travel',
  },
  {
    title: '老巷咖啡 × 廚房裡的貓',
    subtitle: '《手沖失敗的十種可能》短影音',
    figure: '9.2%',
    figure_label: '互動率，讓掛耳包先完售',
    content:
      '腳本原本教大家怎麼沖好一杯，改到第三版變成怎麼沖壞一杯。雙方在同一段文字上留言來回十二次，最後留下最好笑的十種失敗。掛耳包比豆子先賣完，老巷咖啡才知道觀眾想要的是簡單。',
    picture: ['pictures/coffee.jpg', '一杯黑咖啡，旁邊散著咖啡豆'],
    type: 'food',
  },
  {
    title: 'MUUN × 阿凱實驗室',
    subtitle: '《降噪到底降了什麼》影片',
    figure: '1,840',
    figure_label: '則留言，預購提前一週額滿',
    content:
      '阿凱把耳機帶到捷運、工地和咖啡廳，一格一格量給觀眾看。測出來有一項輸給別家，MUUN沒有要求剪掉。留言裡最多人按讚的一句是：「這支我相信。」',
    picture: ['pictures/desk.jpg', '桌上的耳機、喇叭與兩本書'],
    type: 'tech',
  },
  {
    title: '山眠 × 慢慢散步',
    subtitle: '《午休二十分鐘》短影音',
    figure: '2.4倍',
    figure_label: '點進商品頁的人，和上一檔相比',
    content:
      '同一顆枕頭，這次不拍臥房，拍辦公室的午休。需求單只寫了三句一定要說的話，其他交給創作者。結案報告把兩檔放在一起看，山眠把下一季的預算也留給了午休。',
    picture: ['pictures/pillow.jpg', '三顆不同顏色的枕頭疊在床上'],
    type: 'home',
  },
  {
    title: '澄野 × 阿澄',
    subtitle: '《三個禮拜沒睡好》影片',
    figure: '21萬',
    figure_label: '次觀看，看完的人超過一半',
    content:
      '開場第一句是阿澄自己的話：「臉比我先發現。」澄野在腳本上把這句標起來，說想放進文案標題。從大綱到上線，雙方只開過一次會。',
    picture: ['pictures/night_wide.jpg', '檯燈下的精華液與一疊書'],
    more: [['pictures/night_close.jpg', '檯燈下的精華液瓶身']],
    type: 'beauty',
  },
  {
    title: '霧日 × 一間小房子',
    subtitle: '《浴室五分鐘》限時動態',
    figure: '6.7%',
    figure_label: '的人滑到最後一格',
    content: '十二格限時動態，照片與文字分開確認，改一格不用整組重看。霧日隔天就把其中三格做成了商品頁的步驟圖。',
    picture: ['pictures/serum_top.jpg', '從上方看的精華液，旁邊是兩顆石頭'],
    type: 'beauty',
  },
  {
    title: '禾里 × 夜貓讀書會',
    subtitle: '《睡前的一頁》圖文',
    figure: '3,120',
    figure_label: '次收藏，是平常的四倍',
    content: '禾里本來想拍影片，夜貓建議改成能收藏的圖文。時程縮短了九天，省下的預算多做了一檔。收藏數說明了一切。',
    picture: ['pictures/night_close.jpg', '檯燈下的精華液瓶身'],
    type: 'health',
  },
  {
    title: '木枯 × 晚安木木',
    subtitle: '《石頭、光、一瓶油》影片',
    figure: '14萬',
    figure_label: '次觀看，八成來自搜尋',
    content:
      '影片裡幾乎沒有旁白。木枯擔心觀眾聽不到成分，雙方把要說的話搬進文案，比對的時候一個字都沒有漏。三個月後，這支影片還在帶人進來。',
    picture: ['pictures/serum_wide.jpg', '淺色背景前的精華液與石頭'],
    more: [['pictures/serum_close.jpg', '精華液瓶身的標籤']],
    type: 'beauty',
  },
  {
    title: '日日製皂 × 米粒媽媽',
    subtitle: '《小孩自己洗手》短影音',
    figure: '88%',
    figure_label: '的留言在問哪裡買',
    content: '小孩不照腳本走，所以腳本只寫了開頭和結尾。日日製皂看完A copy只留一則留言：「中間都不要動。」',
    picture: ['pictures/serum_close.jpg', '琥珀色瓶身的標籤'],
    type: 'family',
  },
];

export const creatorSays: readonly (Told<'creator-say'> & { avatar?: string })[] = [
  {
    name: '阿澄',
    topic: '保養、生活紀錄',
    content: '「可不可以再改一下」變成時間軸上的三個點，我知道要改什麼，也知道改完就結束了。',
    avatar: 'acheng',
  },
  {
    name: '小鹿出門中',
    topic: '旅行、住宿',
    content: '我在高鐵上用手機就把大綱送出去了，對方下車前回我。',
    avatar: 'little-deer',
  },
  {
    name: '廚房裡的貓',
    topic: '料理、居家',
    content: '以前最怕問「那個費用……」。現在任務、費用、付款日都寫在同一頁，不用開口。',
    avatar: 'kitchen-cat',
  },
  {
    name: '阿凱實驗室',
    topic: '3C、實測',
    content: '版本留著，誰說過什麼也留著。吵不起來，因為翻得到。',
    avatar: 'akai-lab',
  },
  {
    name: '慢慢散步',
    topic: '城市、咖啡',
    content: '結案那天看到觀看曲線，我把它存下來當作品集的第一頁。',
    avatar: 'slow-walk',
  },
  { name: '夜貓讀書會', topic: '閱讀、文具', content: '「不能說的話」寫在需求單上，比被退稿三次才知道好太多。' },
  {
    name: '一間小房子',
    topic: '居家、收納',
    content: '限時動態十二格，一格一格確認。哪一格要換照片，對方直接圈給我看。',
  },
  {
    name: '米粒媽媽',
    topic: '親子、育兒',
    content: '小孩睡了我才有空改腳本，半夜送出也不會吵到對方，通知隔天早上才到。',
  },
  { name: '拾光日常', topic: '生活、攝影', content: '第一次接案就有時程表可以照著走，每一步該交什麼都寫好了。' },
  {
    name: '晚安木木',
    topic: '植物、香氛',
    content: '廠商改一個字我也看得到，紅的是刪掉，綠的是加上，不用自己找不同。',
  },
  { name: '山系同學', topic: '登山、戶外', content: '在山上只有一格訊號，影片傳到一半斷線，回到旅館接著傳就好。' },
  { name: '週三電影院', topic: '影評、劇集', content: '字幕錯一個字，對方停在那一秒留言。我點下去就跳到那個畫面。' },
  { name: '甜點失敗記', topic: '烘焙、開箱', content: '撥款日、扣多少稅、實拿多少，送出之前就先算給我看。' },
  { name: '一人份晚餐', topic: '料理、獨居', content: '我只想好好拍，不想當行政。現在真的只剩下拍。' },
];

export const customerSays: readonly (Told<'customer-say'> & { logo?: string })[] = [
  {
    name: '許雅筑',
    position: '山眠，行銷企劃',
    industry: 'home',
    content: '以前一檔業配要翻三個群組找最後一版，現在打開就知道輪到誰。',
    logo: 'shanmian',
  },
  {
    name: '陳柏宇',
    position: 'VELO北，品牌經理',
    industry: 'travel',
    content: '結案報告直接帶進月會，主管第一次主動問下一檔要找誰。',
  },
  {
    name: '陳以安',
    position: '霧丘咖啡，創辦人',
    industry: 'food',
    content: '我們只有兩個人。同時跑四檔合作，沒有一天忘記回覆，因為它會來找我。',
    logo: 'fog-hill-coffee',
  },
  {
    name: '林敬堯',
    position: '日日製皂，負責人',
    industry: 'beauty',
    content: '揭露用語、授權期間第一天就寫在需求單上，上線以後不用再補簽一張紙。',
    logo: 'daily-soap',
  },
  {
    name: '王品涵',
    position: '澄野，社群主任',
    industry: 'beauty',
    content: '影片意見標在秒數上，創作者一次改完。以前的四輪，現在兩輪。',
  },
  {
    name: '黃子恩',
    position: 'MUUN，產品行銷',
    industry: 'tech',
    content: '上線的貼文和核可的文案自動比對，少了一個標籤也會告訴我。',
  },
  {
    name: '吳靖雯',
    position: '好室，行銷總監',
    industry: 'home',
    content: '換窗口的那個月，新同事看完版本紀錄就接下去了，我一句都沒有交代。',
  },
  {
    name: '周昱廷',
    position: '一畝田，電商經理',
    industry: 'food',
    content: '五個平台的成效排在一起，才發現我們一直把錢花在第二好的那一個。',
  },
  {
    name: '蔡宜庭',
    position: '早安島米食，企劃',
    industry: 'food',
    content: '創作者說「我懂了」，然後真的懂了。需求單少寫一句，他們會留言問。',
  },
];

/** File name of the logo in `demo/brands`, and the brand's name, in the order of the wall. */
export const brands: readonly (readonly [file: string, name: string])[] = [
  ['shanmian', '山眠'],
  ['velo', 'VELO北'],
  ['chengye', '澄野'],
  ['kumori', 'KUMORI'],
  ['haoshi', '好室'],
  ['banriqing', '半日晴'],
  ['nami', 'Nami & Lab'],
  ['heli', '禾里'],
  ['olea', 'OLEA'],
  ['zaoan', '早安島米食'],
  ['shisanli', '十三浬'],
  ['fog-hill', '霧丘咖啡'],
  ['orbit', 'orbit°'],
  ['luosong', '落松'],
  ['sundays', 'Sundays.'],
  ['tento', 'tentō'],
  ['shiguang', '拾光氣泡'],
  ['muun', 'MUUN'],
  ['muku', '木枯'],
  ['floatforest', '浮森林'],
  ['sable', 'Sable'],
  ['laoxiang', '老巷咖啡'],
  ['oddly', 'ODDLY'],
  ['yimutian', '一畝田'],
  ['hinoko', 'HINOKO'],
  ['wuri', '霧日'],
  ['daily-soap', '日日製皂'],
  ['peiko', 'PEIKO'],
  ['ganlan', '甘藍市集'],
];

/** Creators of the demo whose cards are public, by their key. */
export const recommended = ['acheng', 'cat', 'deer', 'trail', 'light'] as const;

export const claims: Told<'claims'> = {
  creators: 200_000,
  brands: 10_000,
  platforms: 5,
  services: ['project-platform', 'custom-service', 'japan-market', 'korean-stars'],
};
