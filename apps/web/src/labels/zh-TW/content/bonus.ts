import { rewardTermsOn } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';
import { dollars } from '../money';

/** `/ladingpage/bonus`. */
export const bonus = {
  title: ['第一檔合作，', '多帶'] as const,
  amount: dollars(rewardTermsOn(dayOf(new Date())).trialBonus),
  end: '體驗金',
  lead: '給第一次用拍檔的創作者：加入專案、交出第一份內容、通過驗收，就能申請體驗金。合作費用之外，另外給你。',
  start: '註冊成為創作者',
  go: '前往專案管理',
  rules: '體驗金規則',
  howTitle: '三步，從邀請到體驗金',
  steps: [
    { title: '加入專案', text: '註冊並驗證信箱後，接受品牌的合作邀請；也可以由你邀請熟悉的品牌開設專案。' },
    { title: '交出內容', text: '在拍檔寫大綱、腳本或文案，送出版本。品牌的意見都在留言板，改了哪裡一眼看到。' },
    {
      title: '通過驗收',
      text: '任何一個步驟通過品牌驗收，體驗金就進到你的個人中心。在線上申請撥款，審核後匯到你本人的帳戶。',
    },
  ],
  fine: '每人一次，限創作者新會員。',
} as const;
