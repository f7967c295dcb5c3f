/** Everything of the landing page below its first screen but the showcase. */
export const sections = {
  brands: {
    label: '合作品牌',
    title: '在這張桌子上和創作者合作的品牌',
    counted: (count: string) => ({ count, rest: '個品牌，在這張桌子上和創作者合作' }),
  },
  claims: {
    title: '拍檔能給你的',
    creators: '創作者資料庫',
    brands: '品牌使用者',
    platforms: '社群平台',
    atLeast: (count: string) => `${count}+`,
    people: '位創作者可以合作',
    companies: '個品牌在這裡開案',
    places: (names: string) => names,
  },
  cases: {
    title: '他們拍好的那一檔',
    all: '看全部成功案例',
    read: (title: string) => `看「${title}」怎麼做`,
  },
  voices: {
    title: '品牌與創作者怎麼說',
    customers: '品牌說',
    creators: '創作者說',
    /** Two carousels stand on one page: the buttons of each say which they turn. */
    controls: (title: string) => ({
      pause: `暫停輪播「${title}」`,
      play: `開始輪播「${title}」`,
      previous: `「${title}」上一張`,
      next: `「${title}」下一張`,
    }),
  },
  services: {
    title: '不只是工具，也有人陪你走',
    all: '看服務內容',
    items: [
      {
        name: '專案管理平台',
        text: '需求單、時程、腳本、影片、文案到結案報告，一檔合作的每一步都在同一個地方。',
        tab: null,
      },
      {
        name: '專人企劃執行',
        text: '找人、規劃、盯進度、驗收，由專人陪你做完；你隨時打開專案，都看得到做到哪一步。',
        tab: 0,
      },
      { name: '日本市場', text: '在地創作者接洽、中日文溝通、素材授權確認，帶你的產品走進日本。', tab: 1 },
      { name: '韓國藝人代言', text: '檔期與報價詢問、經紀公司協調，肖像用在哪裡、用多久，談清楚再開始。', tab: 1 },
    ],
  },
  start: {
    id: 'start',
    title: '兩種開始的方法',
    lead: '想先自己看看，或想先找人問問，都可以。',
    tryTitle: '馬上試用',
    tryText: '免費註冊就能開設專案、邀請創作者；還不熟的話，跟著新手教學走一遍示範專案。',
    tryPoints: ['不用信用卡', '和創作者共用同一份進度', '隨時能匯出你的資料'],
    tryNow: '馬上試用',
    guide: '先看使用教學',
    adviceTitle: '專人諮詢',
    adviceText: '留下聯絡方式與想做的事，由專人回覆你。',
  },
  closing: {
    title: ['下一檔，', '想找誰一起拍？'],
    text: '免費註冊就能邀請第一位創作者。想要有人從頭帶，也有專人企劃，日本市場與韓星代言都能談。',
    start: '立即試用',
    talk: '和專人聊聊',
    creators: '你是創作者？第一檔合作多帶體驗金',
    guideline: '合作準則',
    guide: '使用教學',
  },
} as const;
