import { rewardTermsOn } from '@paidang/contract/income';
import { serviceDataLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { dayOf, messages } from '@paidang/contract/rules';
import { dollars } from '../money';
import type { ArticlesOf } from './catalogue';

const { trialBonus, invitationBonus, itemDays, payDays } = rewardTermsOn(dayOf(new Date()));
const { age, pictureBytes, signInMinutes, linkSeconds } = serviceDataLimits;

export const words: ArticlesOf<'payment'> = {
  request: [
    {
      id: 'items',
      title: '有什麼可以申請',
      blocks: [
        {
          terms: [
            ['創作者體驗金', `第一次完成合作步驟並通過驗收，${dollars(trialBonus)}。`],
            ['邀請獎金', `品牌透過你的邀請註冊，並且第一次驗收步驟，${dollars(invitationBonus)}。`],
            ['任務酬勞', '專人代操的專案結案後，談定的酬勞由拍檔支付。'],
          ],
        },
        `符合條件時會自動列進個人中心的「獎勵與酬勞」，並且通知你。體驗金與獎金要在${itemDays}天內申請。`,
        '自助專案的酬勞由廠商直接付給你，這裡只會列出來，標上「由廠商支付」。',
        {
          links: [
            { to: paths.profile('rewards'), text: '看獎勵與酬勞' },
            { to: paths.rewardsRules, text: '看體驗金規則' },
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: '送出申請',
      blocks: [
        {
          steps: [
            '在「申請撥款」勾選項目。勞務報酬單會跟著算出代扣所得稅、二代健保補充保費與實領金額，每一筆都寫著依據的規定與日期。',
            '填寫身分與收款資料。填過一次就會記住，下次不用再填。',
            '看過勞務報酬單，輸入本名簽署後送出。姓名、時間與IP會一起留存，效力等同簽名。',
          ],
        },
        { links: [{ to: paths.requestForm(), text: '申請撥款' }] },
      ],
    },
    {
      id: 'after',
      title: '送出之後',
      blocks: [
        {
          terms: [
            ['審核中', '由拍檔的審核人員核對。開始審核以前可以撤回，項目會回到可申請。'],
            ['需補件', '通知裡會寫是哪一項。更新後再送出一次即可，不用重新申請。'],
            ['待撥款', `核准後在每月${payDays.join('日或')}日撥款，遇假日順延到下一個工作天。`],
            ['已撥款', '可以下載勞務報酬單，隔年報稅時核對。'],
            ['撥款失敗', '多半是帳號或戶名不符。改好收款帳戶後再次送出。'],
          ],
        },
        { note: messages.fraudWarning },
      ],
    },
  ],
  'service-data': [
    {
      id: 'fill',
      title: '要填什麼',
      blocks: [
        {
          points: [
            '本國籍：身分證字號、戶籍地址、身分證正反面。',
            '旅居海外或外國籍：護照號碼、居住地址、護照；有居留證的，再加上居留證。',
            `收款帳戶：戶名要和本名相同，並附上存摺封面。照片支援jpg、png，單張${pictureBytes / 1_048_576}MB以內。`,
            '在職業工會投保的，附上證明可以免扣補充保費。',
          ],
        },
        `只能由年滿${age}歲的本人簽署；未滿${age}歲請先聯絡我們。`,
        { links: [{ to: paths.profile('laborer'), text: '填寫身分與收款資料' }] },
      ],
    },
    {
      id: 'safe',
      title: '資料怎麼保護',
      blocks: [
        {
          points: [
            '號碼、生日、地址與照片都加密保存，平常只顯示遮蔽後的內容，例如A12*****89。',
            `看完整內容要再輸入一次密碼；用社群帳號登入、沒有設密碼的，要在登入${signInMinutes}分鐘內。`,
            `照片會加上浮水印，並移除拍攝地點等資訊；查看的連結${linkSeconds}秒內有效，只能用一次。`,
            '誰在什麼時候看過完整資料，會列在同一頁的「誰看過」。',
          ],
        },
        '申請刪除帳號時，這些資料會立刻刪除；已經開立的勞務報酬單，依稅法規定的年限保存。',
      ],
    },
  ],
};
