import { paths } from '@paidang/contract/pages';
import { site } from '../../../config/site';
import type { Article } from '../../../shared/article/blocks';

const company = (
  [
    ['公司名稱', site.company],
    ['統一編號', site.taxId],
    ['服務時間', site.hours],
  ] as const
).flatMap(([term, meaning]) => (meaning ? [[term, meaning] as const] : []));

/** `/about-us`. */
export const aboutUs: Article = {
  title: '讓品牌和創作者，坐在同一張桌子上',
  lead: '拍檔是品牌與創作者一起完成業配的地方。需求、大綱、腳本、文案和每一次修改，都放在兩個人看得到的同一頁。',
  sections: [
    {
      id: 'name',
      title: '為什麼叫拍檔',
      blocks: [
        '「拍檔」是夥伴。「拍」是按下快門、開始錄影；「檔」是一檔合作，也是一份檔案。三個意思放在一起，就是我們想做好的事：讓一起拍片的兩個人，把一檔合作好好收進一份檔案裡。',
      ],
    },
    {
      id: 'why',
      title: '我們想解決的事',
      blocks: [
        '一檔業配最花力氣的，常常不是拍，而是對。需求在信裡，腳本在雲端硬碟，修改意見散在三個群組，最後沒有人確定手上的是不是最新版。',
        '所以拍檔把一檔合作排成一條底片：一格一個步驟，亮著的那一格就是現在。打開專案，第一行就寫著輪到誰、要做什麼、哪天以前。',
      ],
    },
    {
      id: 'beliefs',
      title: '做產品時，我們守住的幾件事',
      blocks: [
        {
          terms: [
            ['兩邊平等', '廠商與創作者看到同一份內容、同一段紀錄。草稿屬於寫的人，送出之後才給對方看。'],
            ['輪到誰，說清楚', '每一步只有一個人要動作。沒有輪到你的時候，你可以放心去做別的事。'],
            ['什麼都不會不見', '草稿自動儲存，送出的版本完整保留，任何兩版都能比對改了哪裡。'],
            ['留言跟著原文', '意見指著那一句話，處理完就勾起來，不用再找「上次說的那段」。'],
            ['資料是你的', '可以隨時下載自己的資料，也可以刪除帳號。'],
          ],
        },
      ],
    },
    {
      id: 'people',
      title: '誰在用拍檔',
      blocks: [
        '想找創作者合作的品牌與代理商，用拍檔開設專案、寫需求單、看稿與驗收；接合作的創作者，用拍檔寫大綱、腳本與文案，把每一次修改留下紀錄。',
        '沒有時間自己執行的品牌，也可以請我們的團隊協助。',
        {
          links: [
            { to: paths.userGuide(), text: '看使用教學' },
            { to: paths.customizedService, text: '了解專人服務' },
          ],
        },
      ],
    },
    {
      id: 'company',
      title: '公司資訊',
      blocks: [
        ...(company.length > 0 ? [{ terms: company }] : []),
        { links: [{ to: paths.contactUs, text: '聯絡我們' }] },
      ],
    },
  ],
};
