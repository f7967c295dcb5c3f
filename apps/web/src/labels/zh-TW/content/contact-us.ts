import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import type { Section } from '../../../shared/article/blocks';

/** `/contact-us`. */
export const contactUs = {
  title: '聯絡我們',
  lead: '用電話或信件都找得到人。來信請用註冊的信箱，並附上專案名稱，我們能更快找到問題。',
  phone: '電話',
  mail: '電子郵件',
  hours: '服務時間',
  sections: [
    {
      id: 'first',
      title: '也許這裡已經有答案',
      blocks: [
        {
          links: [
            { to: paths.userGuide('start', 'sign-in'), text: '登入不了、收不到驗證信' },
            { to: paths.userGuide('projects', 'invitations'), text: '邀請信的連結打不開' },
            { to: paths.userGuide('review', 'acceptance'), text: '驗收之後還想修改' },
            { to: paths.userGuide('talk', 'line'), text: '綁定LINE卻收不到訊息' },
          ],
        },
      ],
    },
    {
      id: 'what',
      title: '想談合作或專人服務',
      blocks: [
        '在上面的表單告訴我們品牌、產品、想達成的目標與大概的時間，我們會由專人和你討論怎麼開始。',
        { links: [{ to: paths.customizedService, text: '看專人服務的內容' }] },
      ],
    },
    {
      id: 'data',
      title: '個人資料與帳號',
      blocks: [
        '下載資料、變更密碼、登出其他裝置與刪除帳號，都可以在個人中心自己完成。需要查詢、更正或刪除其他資料，請用註冊的信箱來信，我們會先核對身分。',
        { links: [{ to: paths.userGuide('start', 'profile'), text: '看個人中心怎麼用' }] },
      ],
    },
    {
      id: 'fraud',
      title: '接到可疑的電話或訊息',
      blocks: [
        messages.fraudWarning,
        { links: [{ to: paths.userGuide('talk', 'fraud'), text: '認識常見的詐騙手法' }] },
      ],
    },
  ] satisfies readonly Section[],
} as const;
