/** Words of what somebody says about themself, when they register and later. */
export const labels = {
  email: '電子郵件',
  company: '公司名稱',
  channelName: '頻道／藝名',
  contact: '聯絡人',
  phone: '聯絡電話',
  phoneExample: '例如0912-345-678',
  linkExample: 'https://',
  otherLink: '其他連結',
  fee: '合作費用',
  feeHint: '一支影片或一篇貼文大約的費用，例如60,000',
  optional: '選填',
} as const;
