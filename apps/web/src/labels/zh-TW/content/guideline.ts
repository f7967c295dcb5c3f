import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import type { Article } from '../../../shared/article/blocks';
import { dollars } from '../money';
import { statutory, statutoryNote } from './statutory';

const { withholding, premium, businessRegistration, falseAdvertising } = statutory;

/** `/guideline`. */
export const guideline: Article = {
  title: '合作準則',
  lead: '一檔好的業配，觀眾知道這是合作，內容說得出根據，兩邊都知道約定了什麼。開始之前，請一起看過這幾點。',
  sections: [
    {
      id: 'disclosure',
      title: '讓觀眾知道這是合作',
      blocks: [
        '只要收了報酬、產品或其他好處，就和品牌有利益關係，內容裡必須講明。隱瞞關係的推薦，可能被認定為不實廣告。',
        {
          points: [
            '用看得懂的話寫明「合作」或「廣告」，例如「本影片與山眠合作」「廣告｜山眠」。',
            '放在不用展開、不用捲動就看得到的地方；影片除了說明欄，片中也要說或打上字幕。',
            '平台有付費合作標籤時一起打開。標籤和文字說明各有用途，不要只靠其中一個。',
            '免費寄送的產品、旅遊招待、分潤連結也是利益關係，一樣要說。',
          ],
        },
        '需求單有一欄「廣告揭露用語」，請廠商在送出前寫好，創作者照著放進文案，驗收時一起確認。',
      ],
    },
    {
      id: 'honest',
      title: '說真的、說得出根據的話',
      blocks: [
        `廣告內容不實或引人錯誤，依公平交易法可處${dollars(falseAdvertising.least)}以上、${dollars(falseAdvertising.most)}以下的罰鍰；推薦的人也可能要負責。`,
        {
          points: [
            '心得要是自己用過的經驗；沒有用過，就不要說成用過。',
            '食品不能宣稱或暗示醫療效能；化粧品不能誇大，也不能說成有醫療效果。',
            '「第一」「最」「唯一」和前後對比，需要客觀的依據。廠商請在需求單附上資料。',
            '需求單的「一定要說」與「不能說」是底線。覺得哪一句說不出口，就在留言板提出來，一起改成兩邊都能負責的說法。',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: '修改與驗收',
      blocks: [
        '修改幾輪、哪些步驟免提供，開始前寫在需求單。廠商把意見集中在同一輪、指著原文留言；創作者改完送出新版本，不要用另外傳檔案的方式取代。',
        '送出的版本不能抽換，定稿與驗收都會記下時間與操作者。拍攝之後才更動大綱的方向，請先重新談時間與費用。',
        { links: [{ to: paths.userGuide('review', 'acceptance'), text: '看定稿與驗收怎麼進行' }] },
      ],
    },
    {
      id: 'rights',
      title: '素材與授權',
      blocks: [
        '作品的著作權與使用範圍以雙方的約定為準。請在需求單的「授權範圍與期間」寫清楚：可以用在哪裡、用多久、能不能剪輯或投放廣告。沒有寫到的，使用前先問。',
        '音樂、字型、圖片與影片片段，請用自己創作或已經取得授權的。商業合作的授權範圍往往和個人使用不同，品牌提供的素材也一樣。',
      ],
    },
    {
      id: 'personal-data',
      title: '個人資料',
      blocks: [
        '依個人資料保護法，蒐集與使用個人資料要有特定目的，而且不超過必要的範圍。合作中取得的姓名、電話、地址與帳戶資料，只用在這次合作。',
        {
          points: [
            '不要把身分證字號、帳戶或別人的聯絡方式貼在留言板、大綱或腳本裡。',
            '拍到路人、兒少或顧客時，先取得同意；兒少還需要法定代理人的同意。',
            '合作結束後，不再需要的個人資料就刪除。',
          ],
        },
        { links: [{ to: paths.termsOfUse, text: '看使用條款' }] },
      ],
    },
    {
      id: 'payment',
      title: '報酬、稅與保險費',
      blocks: [
        '個人創作者收到報酬時，付款的一方通常會請你簽勞務報酬單，並依規定先扣所得稅與二代健保補充保險費。國內居住者的執行業務報酬大致如下：',
        {
          terms: [
            [`未滿${dollars(premium.from)}`, '單次給付不扣繳所得稅，也不扣補充保險費。'],
            [`${dollars(premium.from)}以上`, `單次給付扣${premium.percent}%補充保險費。`],
            [`超過${dollars(withholding.untaxed)}`, `另外先扣${withholding.percent}%所得稅，隔年報稅時可以抵繳。`],
          ],
        },
        `非居住者適用不同的扣繳規定；在職業工會投保的人，出示證明後可以免扣補充保險費。每個月的勞務收入達到${dollars(businessRegistration)}，應向國稅局辦理稅籍登記。`,
        { note: statutoryNote },
      ],
    },
    {
      id: 'safety',
      title: '保護自己',
      blocks: [
        messages.fraudWarning,
        '合作前先確認對方的公司與聯絡人。要求你先付保證金、交出密碼或驗證碼、改到別的帳戶收款，都請先停下來，打電話給我們或165查證。',
        {
          links: [
            { to: paths.userGuide('talk', 'fraud'), text: '認識常見的詐騙手法' },
            { to: paths.contactUs, text: '聯絡我們' },
          ],
        },
      ],
    },
  ],
};
