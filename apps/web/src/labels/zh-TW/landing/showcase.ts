import { functionCodes } from '@paidang/contract/vocabulary';

const { brief, outline, scriptPages, video, copyText, worksOnline, closingReport } = functionCodes;

/** The five things the product does, each with a piece of it that can be tried. People and figures are invented. */
export const showcase = {
  title: ['一檔合作裡的五件事，', '不用再開五個視窗。'],
  sample: '畫面為示意，人物與數字皆為虛構。',
  /** With creators who have a card. */
  sampleBesideTalent: '「找對人」列出的是公開名片的創作者，追蹤數由他們自行填寫；其他畫面為示意，人物與數字皆為虛構。',
  talent: {
    title: '找對人',
    text: '依主題、平台、受眾與檔期，把適合的創作者排成一列，數字對齊，一眼比完。你早就認識的人，也能直接邀請。',
    way: '看怎麼邀請創作者',
    filter: '依主題篩選',
    all: '全部',
    weeks: (free: string) => `最快${free}有空`,
    people: [
      {
        name: '阿澄',
        category: '保養',
        platforms: [
          { platform: 'YouTube', followers: 186_000 },
          { platform: 'Instagram', followers: 62_000 },
        ],
        free: 2,
      },
      {
        name: '廚房裡的貓',
        category: '料理',
        platforms: [
          { platform: 'Instagram', followers: 91_000 },
          { platform: 'TikTok', followers: 134_000 },
        ],
        free: 4,
      },
      {
        name: '小鹿出門中',
        category: '旅行',
        platforms: [
          { platform: 'YouTube', followers: 123_000 },
          { platform: 'Threads', followers: 48_000 },
        ],
        free: 1,
      },
    ],
    calendar: (name: string, week: string) => `${name}接下來八週的檔期，${week}`,
    week: (position: number) =>
      ['這週', '下週', '兩週後', '三週後', '四週後', '五週後', '六週後'][position] ?? '七週後',
    separator: '、',
    /** In place of a figure somebody does not show. */
    unknown: '—',
  },
  workflow: {
    title: '知道輪到誰',
    text: '從需求單到結案報告，每一步排成一卷底片，亮著的那一格就是現在。誰該動、動什麼、哪天以前，一行講完。',
    way: '看懂專案進度',
    film: '一檔合作的步驟',
    previous: '上一步',
    next: '下一步',
    done: '已完成',
    turn: (name: string) => `輪到${name}`,
    vendor: '山眠',
    creator: '阿澄',
    steps: [
      { code: brief, turn: 'vendor', what: '填寫需求單，說清楚產品和想說的話', due: '11/09前' },
      { code: outline, turn: 'vendor', what: '確認創意大綱v3', due: '11/16前' },
      { code: scriptPages, turn: 'creator', what: '修改腳本，3則留言未處理', due: '11/23前' },
      { code: video, turn: 'creator', what: '上傳A copy', due: '12/02前' },
      { code: copyText, turn: 'vendor', what: '確認Instagram文案', due: '12/09前' },
      { code: worksOnline, turn: 'creator', what: '上線後貼上連結', due: '12/16前' },
      { code: closingReport, turn: 'creator', what: '補上兩週後的數據', due: '12/30前' },
    ],
  },
  proofing: {
    title: '改了哪裡，一眼看到',
    text: '大綱、腳本、文案都能和上一版比對。選一段文字就能留言；影片的意見直接標在那一秒，不用再寫「兩分多的地方」。',
    way: '看怎麼在影片上留言',
    views: '要看的內容',
    compare: '比對',
    newer: 'v2',
    older: 'v1',
    before: '<p>每天同一盞燈、同一個角度自拍，擦滿臉。數據用儀器測量，做成表格。</p>',
    after: '<p>每天同一盞燈、同一個角度自拍，睡前三滴，按壓到完全吸收。第三天開始記錄膚況的變化。</p>',
    ruler: '影片的播放位置',
    length: 390,
    notes: [
      {
        at: 42,
        until: null,
        tone: 'vendor',
        name: '許雅筑',
        time: '00:42',
        words: '瓶身轉正一點，讓「夜間修護」看得到。',
      },
      { at: 134, until: 162, tone: 'vendor', name: '許雅筑', time: '02:14', words: '這段好看，想多留兩秒再接下一句。' },
      {
        at: 268,
        until: null,
        tone: 'creator',
        name: '阿澄',
        time: '04:28',
        words: '這裡改用晚上拍的，和前面的燈光一致。',
      },
    ],
    pin: (number: number, name: string, time: string, words: string) => `第${number}則，${time}，${name}：${words}`,
  },
  platforms: {
    title: '五個平台，一次對齊',
    text: '同一檔內容發到哪裡、用哪段文案、連結好了沒，排在一起看。上線後自動和核可的文案比對，少了一個標籤也知道。',
    way: '看作品上線怎麼回報',
    caption: '一檔內容在五個平台的進度',
    platform: '平台',
    form: '內容',
    status: '進度',
    date: '上線日',
    online: '已上線',
    waiting: '等貼連結',
    approved: '文案已確認',
    rows: [
      { form: '8分鐘影片', state: 'online', date: '2026-12-16' },
      { form: '連續短片2支', state: 'online', date: '2026-12-16' },
      { form: '圖文貼文', state: 'waiting', date: '2026-12-17' },
      { form: '短影音1支', state: 'approved', date: '2026-12-18' },
      { form: '串文3則', state: 'approved', date: '2026-12-20' },
    ],
  },
  results: {
    title: '成效留下來，下一檔更準',
    text: '觀看、互動、受眾和每日曲線整理成結案報告，印出來就能開會。做過的每一檔都留著，下次提案有憑有據。',
    way: '看結案報告怎麼整理',
    shown: '曲線的內容',
    day: '日期',
    totals: [
      { label: '總觀看', value: '214,386' },
      { label: '互動率', value: '6.8%' },
      { label: '導購點擊', value: '3,902' },
    ],
    first: '2026-12-16',
    curves: {
      views: {
        name: '每日觀看',
        values: [33200, 38412, 28800, 21200, 16200, 12874, 10400, 9200, 8600, 7400, 6300, 5500, 4900, 4300, 3800, 3300],
      },
      clicks: {
        name: '每日點擊',
        values: [660, 704, 530, 399, 271, 214, 188, 163, 148, 129, 112, 98, 87, 76, 66, 57],
      },
    },
  },
} as const;
