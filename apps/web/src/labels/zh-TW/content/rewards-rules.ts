import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { site } from '../../../config/site';
import type { Article } from '../../../shared/article/article';
import { dollars } from '../money';
import { statutory, statutoryNote } from './statutory';

const { withholding, premium } = statutory;
const bonus = dollars(limits.trialBonus);

/** `/rewardsRules`. */
export const rewardsRules: Article = {
  title: '體驗金規則',
  lead: `創作者第一次在拍檔完成合作步驟，可以申請${bonus}體驗金。誰可以申請、怎麼申請、什麼時候不能領，都寫在這裡。`,
  sections: [
    {
      id: 'who',
      title: '誰可以申請',
      blocks: [
        {
          points: [
            '以創作者身分註冊，並且驗證過信箱的新會員。',
            '加入至少一個專案，而且你提供的內容有一個步驟通過廠商驗收。',
            '每人一次；同一個人使用不同信箱註冊，仍以一次計算。',
          ],
        },
        '廠商帳號、示範專案與測試用的專案不適用。',
      ],
    },
    {
      id: 'amount',
      title: '金額',
      blocks: [
        `體驗金為${bonus}，以新台幣計算，和你與廠商約定的合作費用無關：合作費用由廠商另外支付，體驗金由拍檔支付。`,
        '體驗金不能轉讓給別人，也不能折抵廠商應付的費用。',
      ],
    },
    {
      id: 'how',
      title: '怎麼申請',
      blocks: [
        {
          steps: [
            `用註冊的信箱寫信到${site.email ?? '「聯絡我們」上的信箱'}，主旨寫「申請體驗金」，內文附上專案名稱與通過驗收的步驟。`,
            '我們核對專案紀錄後回信。資料不完整時，信裡會說明要補哪些。',
            '核對通過後，填寫勞務報酬單與收款帳戶。帳戶必須是你本人的。',
            '撥款完成後，我們會再寄信通知，請以信裡的日期為準。',
          ],
        },
        { note: '請不要在第一封信裡附上身分證或存摺影本；核對通過後，我們才會請你提供。' },
      ],
    },
    {
      id: 'tax',
      title: '稅與保險費',
      blocks: [
        `體驗金是你的所得，拍檔會依稅法規定申報。國內居住者單次領取${bonus}，低於執行業務報酬的扣繳標準（${withholding.percent}%，稅額${dollars(withholding.waived)}以下免扣），也低於二代健保補充保險費的${dollars(premium.from)}門檻，所以會全額撥款。`,
        '非居住者適用不同的規定，實際撥款金額以核對通過的回信為準。',
        { note: statutoryNote },
      ],
    },
    {
      id: 'refused',
      title: '什麼時候不能領',
      blocks: [
        {
          points: [
            '用不實的資料註冊，或冒用別人的身分。',
            '為了領取體驗金，和自己或關係人開設沒有實際合作內容的專案。',
            '帳號因違反使用條款而停用，或在撥款前刪除。',
          ],
        },
        '撥款後才發現上述情形，我們會請你返還體驗金。',
      ],
    },
    {
      id: 'data',
      title: '個人資料的使用',
      blocks: [
        '申請時提供的姓名、身分證字號、地址與帳戶，只用在核對身分、撥款與所得申報，並依稅法規定的年限保存。你可以來信查詢、更正；法令要求保存的期間內無法刪除。',
      ],
    },
    {
      id: 'changes',
      title: '規則的調整',
      blocks: [
        '規則調整或活動結束時，會在這一頁公告。公告以前已經符合條件的人，仍適用原本的規則。',
        messages.fraudWarning,
        {
          links: [
            { to: paths.contactUs, text: '還有問題，聯絡我們' },
            { to: paths.termsOfUse, text: '看使用條款' },
          ],
        },
      ],
    },
  ],
};
