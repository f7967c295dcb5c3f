import type { Article } from '../../../shared/article/article';

/** `/terms-of-use`: the terms as they apply to what the product does today. */
export const termsOfUse: Article = {
  title: '使用條款',
  lead: '註冊或使用拍檔，代表你同意以下內容。',
  sections: [
    {
      id: 'account',
      title: '一、帳號',
      blocks: [
        '帳號供你本人或你代表的公司使用。請提供正確的聯絡資料，妥善保管密碼；發現有人冒用時，請立刻登出並告訴我們。',
      ],
    },
    {
      id: 'content',
      title: '二、雙方的內容',
      blocks: [
        '你上傳的大綱、留言、圖片和檔案仍屬於你或你的公司。為了讓合作對象看到並留下版本紀錄，你同意拍檔儲存、處理並顯示給同一任務的合作對象；其他人看不到。',
      ],
    },
    {
      id: 'versions',
      title: '三、版本與驗收',
      blocks: [
        '送出的版本會完整保留，不能抽換。定稿與驗收會記下時間與操作者，作為雙方合作的依據；費用、授權與交付內容以雙方另訂的約定為準。',
      ],
    },
    {
      id: 'conduct',
      title: '四、請不要這樣做',
      blocks: [
        '不要上傳違法、侵害他人權利或含惡意程式的內容，也不要嘗試取得不屬於你的專案資料。違反時，我們可能停用帳號並保留紀錄。',
      ],
    },
    {
      id: 'personal-data',
      title: '五、個人資料',
      blocks: ['我們只為提供服務、通知與法令要求而使用你的資料，不出售給第三方。你可以隨時來信要求查詢、更正或刪除。'],
    },
    {
      id: 'changes',
      title: '六、服務變更',
      blocks: [
        '條款調整時，會在生效前公告並寄信通知；繼續使用代表同意新的內容。若因故暫停服務，我們會先通知，並提供取回內容的時間。',
      ],
    },
  ],
};
