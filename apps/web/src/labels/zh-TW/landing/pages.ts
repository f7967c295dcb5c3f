/** Pages round the landing page. */
export const moreCases = {
  title: '他們拍好的那一檔',
  lead: '從一張需求單到一份結案報告。看看不同產業的品牌和創作者，是怎麼把一支內容做完的。',
  titleOf: (industry: string) => `成功案例：${industry}`,
  leadOf: (industry: string) => `${industry}品牌和創作者，是怎麼把一支內容做完的：從一張需求單到一份結案報告。`,
  types: '依產業篩選',
  all: '全部',
  empty: '這個產業還沒有可以公開的案例。',
  more: (title: string, position: number) => `${title}的情境照片${position}`,
  startTitle: '下一個案例，可以是你的',
  start: '馬上試用',
  talk: '和專人聊聊',
} as const;

/** `/ladingpage/cyberbiz`, for merchants of that shop system. */
export const partnerOffer = {
  eyebrow: 'CYBERBIZ × 拍檔',
  title: ['店開好了，', '找個人幫你說。'],
  lead: '給CYBERBIZ商家的合作入口：商品頁、導購連結和折扣碼都準備好了，剩下的就是找一位合適的創作者，把它拍成一支內容。',
  start: '免費註冊',
  talk: '專人諮詢',
  pointsTitle: '商家在這裡可以做的事',
  points: [
    { title: '帶著商品來', text: '把商品頁網址貼進需求單，賣點、必說與不能說的話寫在同一張，創作者看得懂、也照著做。' },
    {
      title: '導購連結不漏貼',
      text: '每個平台的連結和折扣碼寫在需求單裡，上線後自動和核可的文案比對，少了一個也知道。',
    },
    { title: '成效算得出來', text: '觀看、互動、導購點擊整理成結案報告，下一檔該找誰、該花多少，有憑有據。' },
    {
      title: '需要有人帶',
      text: '第一次做業配，專人先和你談一次：適合什麼內容、找多大的創作者、抓多少預算。諮詢不收費。',
    },
  ],
  adviceTitle: '先和專人談一次',
  adviceText: '留下商店網址與想推的商品，由專人回覆你適合的做法。諮詢不收費，談完再決定要不要開始。',
} as const;

/** `/{product}_vendor`. */
export const experience = {
  title: ['花一杯咖啡的時間，', '走完一檔合作'],
  lead: '不用先約時間，也不用先付錢。註冊之後跟著新手教學，在一個示範專案裡把每一步都按過一遍，再開自己的第一個專案。',
  steps: [
    { title: '開一個專案', text: '寫下產品、預算和希望上線的日子，邀請你認識的創作者，或先空著。' },
    { title: '看對方怎麼交', text: '大綱、腳本、影片、文案一步一步送到你面前，每一版都留著，改了哪裡標得清清楚楚。' },
    { title: '指著那一句說', text: '選一段字、點影片的一秒，直接留言；處理完的打勾，不會再被翻出來。' },
    { title: '收一份報告', text: '內容上線以後，連結、數據和曲線收成一份結案報告，印出來就能開會。' },
  ],
  howTitle: '你會看到的四件事',
} as const;

/** `/preview/*`. */
export const preview = {
  title: '內容預覽',
  note: '這是預覽：停用的也在，也沒有數量上限。訪客看到的，是已經公開、而且啟用的內容。',
  inactive: '停用中',
  empty: '這裡還沒有內容。',
  refused: {
    title: '這個預覽連結已經失效',
    text: '預覽連結24小時內有效，也可能沒有複製完整。請在後台再開一次，或請給你連結的人重新傳一個。',
    action: '到後台',
  },
  pages: {
    preview: '內容預覽',
    previewCases: '成功案例，首頁的樣子',
    previewCaseList: '成功案例，全部',
    previewCustomerSays: '品牌說',
    previewCreatorSays: '創作者說，首頁的樣子',
    previewCreatorSayList: '創作者說，全部',
  },
} as const;
