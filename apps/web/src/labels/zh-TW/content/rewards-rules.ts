import { rewardTermsOn } from '@paidang/contract/income';
import { paths } from '@paidang/contract/pages';
import { dayOf, messages } from '@paidang/contract/rules';
import type { Article } from '../../../shared/article/blocks';
import { dollars } from '../money';
import { statutory, statutoryNote } from './statutory';

const { withholding, premium } = statutory;
const { trialBonus, invitationBonus, itemDays, payDays } = rewardTermsOn(dayOf(new Date()));
const bonus = dollars(trialBonus);

/** `/rewardsRules`. */
export const rewardsRules: Article = {
  title: '體驗金規則',
  lead: `創作者第一次在拍檔完成合作步驟，可以申請${bonus}體驗金；邀請的品牌第一次驗收，另有${dollars(invitationBonus)}邀請獎金。誰可以申請、怎麼申請、什麼時候不能領，都寫在這裡。`,
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
      id: 'invitation',
      title: '邀請獎金',
      blocks: [
        `品牌透過你的邀請註冊，並且第一次驗收步驟時，你可以申請${dollars(invitationBonus)}邀請獎金。每個品牌一次。`,
      ],
    },
    {
      id: 'how',
      title: '怎麼申請',
      blocks: [
        {
          steps: [
            '符合條件時，體驗金與獎金會自動列進個人中心的「獎勵與酬勞」，並且通知你。',
            `在${itemDays}天內到「申請撥款」勾選項目，填寫身分與收款資料。帳戶必須是你本人的。`,
            '確認勞務報酬單上的金額，輸入本名簽署後送出。',
            '我們審核資料。有需要補的，會通知你是哪一項，補好再送出即可。',
            `核准後在每月${payDays.join('日或')}日撥款，遇假日順延到下一個工作天。撥款後可以下載勞務報酬單。`,
          ],
        },
        `超過${itemDays}天沒有申請，就不能再領；到期前會提醒你。`,
        { note: '身分證件與存摺影像只在「申請撥款」上傳，我們不會用電話或電子郵件索取。' },
        {
          links: [
            { to: paths.requestForm(), text: '申請撥款' },
            { to: paths.profile('rewards'), text: '看獎勵與酬勞' },
          ],
        },
      ],
    },
    {
      id: 'tax',
      title: '稅與保險費',
      blocks: [
        `體驗金與獎金是你的所得，拍檔會依稅法規定申報。國內居住者單獨申請${bonus}，低於執行業務報酬的扣繳標準（${withholding.percent}%，稅額${dollars(withholding.waived)}以下免扣），也低於二代健保補充保險費的${dollars(premium.from)}門檻，所以會全額撥款。`,
        '和其他項目一起申請時，以合計的金額計算；非居住者適用不同的規定。申請時就會列出要扣多少、實領多少，同意了再送出。',
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
        '申請時提供的姓名、證件號碼、地址與帳戶，只用在核對身分、撥款與所得申報。這些資料加密保存，平常只顯示遮蔽後的內容；誰在什麼時候看過完整資料，你自己查得到。你可以隨時更正；已經撥款的，依稅法規定的年限保存，期間內無法刪除。',
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
