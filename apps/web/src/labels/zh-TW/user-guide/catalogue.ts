import type { Section } from '../../../shared/article/blocks';

/** Titles of the guide's categories and articles, in reading order; the texts of a category are in a file of its own. */
export const categories = {
  start: {
    title: '開始使用',
    summary: '註冊、登入，把自己介紹清楚，認識畫面上的每個角落。',
    articles: {
      register: { title: '註冊帳號', summary: '選好身分，用電子郵件註冊，驗證信箱後就能開始。' },
      'sign-in': { title: '登入與忘記密碼', summary: '登入不了的時候，先從這裡找原因。' },
      profile: { title: '整理個人中心', summary: '名稱、頭像、社群連結、密碼、裝置，還有你的資料。' },
      screen: { title: '認識畫面', summary: '上方的按鈕、快速搜尋、外觀，還有隨時能重看的導覽。' },
    },
  },
  projects: {
    title: '專案與邀請',
    summary: '從一封邀請信開始，到知道現在輪到誰。',
    articles: {
      invitations: { title: '合作邀請', summary: '寄出、回覆、婉拒、收回，一封邀請信能做的事。' },
      'open-project': { title: '開設專案', summary: '把做什麼、有哪些任務、什麼時候完成，一次說清楚。' },
      progress: { title: '看懂專案進度', summary: '一格一個步驟，亮著的那一格就是現在。' },
    },
  },
  make: {
    title: '製作內容',
    summary: '從需求單、時程、大綱、腳本、影片、文案到作品上線，每一步怎麼做、怎麼送出。',
    articles: {
      brief: { title: '需求單', summary: '廠商把產品、訊息與約定寫在一張單子上，創作者確認後開工。' },
      schedule: { title: '專案時程', summary: '每一步的日期怎麼談定，之後要改、有人晚了怎麼辦。' },
      outline: { title: '創意大綱', summary: '從一句話開始，先談好這支內容要說什麼。' },
      script: { title: '腳本', summary: '分段寫，或一頁寫完；可以匯入Word。' },
      video: { title: '影片', summary: '上傳、確認片長、送出；傳到一半斷線，也能從中斷的地方接續。' },
      copywriting: { title: '文案與圖片', summary: '每個平台各寫一份，文字和圖片分開確認。' },
      works: { title: '作品上線', summary: '上線後回報連結，和核可的文案比對，再由廠商審核。' },
    },
  },
  review: {
    title: '來回修改',
    summary: '草稿、版本、留言、建議到驗收，改了哪裡都有紀錄。',
    articles: {
      versions: { title: '草稿與版本', summary: '草稿只有你看得到；送出的版本，兩邊都看得到，也不會不見。' },
      comments: { title: '留言板', summary: '指著那一句話說，處理完就勾起來。' },
      film: { title: '看影片留言', summary: '留言標在時間軸上，對方一按就跳到那個畫面。' },
      suggestions: { title: '建議改寫', summary: '廠商直接寫出想要的說法，要不要採用由創作者決定。' },
      acceptance: { title: '定稿與驗收', summary: '什麼時候定稿、誰來驗收，之後還能不能改。' },
    },
  },
  payment: {
    title: '獎勵與撥款',
    summary: '創作者的體驗金、獎金與酬勞，怎麼申請、什麼時候入帳。',
    articles: {
      request: { title: '申請撥款', summary: '勾選項目、看過勞務報酬單、簽署送出，再到撥款。' },
      'service-data': { title: '身分與收款資料', summary: '要填什麼，以及資料怎麼保護、誰看得到。' },
    },
  },
  talk: {
    title: '溝通與通知',
    summary: '聊天、通知、LINE，還有怎麼分辨詐騙。',
    articles: {
      chat: { title: '聊天室', summary: '和合作夥伴傳訊息、傳檔案，小視窗不打斷手上的事。' },
      notifications: { title: '通知', summary: '站內、電子郵件與音效，只收你想收的。' },
      line: { title: 'LINE通知', summary: '綁定之後，輪到你的時候用LINE告訴你。' },
      fraud: { title: '小心詐騙', summary: '我們不會做的事，和接到可疑電話時你可以做的事。' },
    },
  },
} as const;

/** Sections of every article of a category. */
export type ArticlesOf<Category extends keyof typeof categories> = Readonly<
  Record<keyof (typeof categories)[Category]['articles'], readonly Section[]>
>;
