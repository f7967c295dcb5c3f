import type { Section } from '../../../shared/article/blocks';

/** The tabs of `/customized_service`, in the order of `current_tab`. */
export const serviceTabs = [
  {
    name: '專人服務',
    sections: [
      {
        id: 'for-whom',
        title: '適合什麼時候',
        blocks: [
          '第一次做業配、同時要找好幾位創作者，或團隊裡沒有人能每天盯進度時，可以由我們的團隊協助。合作仍在拍檔上進行，你隨時打開專案，都看得到做到哪一步。',
        ],
      },
      {
        id: 'what-we-do',
        title: '我們可以幫忙的事',
        blocks: [
          {
            terms: [
              ['找創作者', '依產品、受眾與預算，整理合適的人選與合作形式。'],
              ['規劃內容', '一起把賣點、一定要說與不能說的話，寫成創作者看得懂的需求單。'],
              ['執行與溝通', '安排時程、彙整修改意見、提醒期限，讓每一輪修改都有進展。'],
              ['驗收與整理', '協助檢查揭露用語與交付項目，把定稿與上線的內容收進同一個專案。'],
            ],
          },
        ],
      },
      {
        id: 'how-it-goes',
        title: '進行的方式',
        blocks: [
          {
            steps: [
              '填寫下面的表單或打電話給我們，說說品牌、產品、目標與時間。',
              '我們了解需求後提出建議與費用，你同意了才開始。',
              '專案開設後，你、創作者與我們的團隊照步驟進行，每一步由你驗收。',
            ],
          },
          '費用依人選、內容數量與協助的範圍報價，開始前會寫清楚；只想自己執行，也可以直接註冊使用。',
        ],
      },
    ],
  },
  {
    name: '海外資源',
    sections: [
      {
        id: 'japan',
        title: '日本市場',
        blocks: [
          '想把產品介紹給日本的消費者，或邀請在日本的創作者來台灣拍攝，我們協助接洽人選、確認合作條件，並處理中文與日文之間的溝通。',
        ],
      },
      {
        id: 'korea',
        title: '韓國藝人代言',
        blocks: [
          '邀請韓國藝人代言或出席活動，我們協助詢問檔期與報價，確認肖像與素材的授權範圍，並和經紀公司對齊每一項交付。',
        ],
      },
      {
        id: 'before',
        title: '開始以前',
        blocks: [
          '跨國合作的準備時間比較長。來信時請附上這些資訊，我們能更快回覆可行的做法。',
          {
            points: [
              '品牌與產品，以及目前銷售的地區',
              '希望合作的國家、人選或類型',
              '預計上線的時間與預算範圍',
              '素材會用在哪些地方、用多久',
            ],
          },
          '報酬、稅務與廣告揭露會同時適用兩地的規定，簽約前我們會和你一起確認。',
        ],
      },
    ],
  },
] as const satisfies readonly { name: string; sections: readonly Section[] }[];

/** Words around the tabs. */
export const customizedService = {
  title: '忙不過來的時候，交給我們',
  lead: '從找人、規劃到執行與驗收，由專人陪你做完一檔合作；想走到海外，也有人帶路。',
  tabs: '服務內容',
  talk: '和專人聊聊',
  call: (phone: string) => `撥打 ${phone}`,
} as const;
