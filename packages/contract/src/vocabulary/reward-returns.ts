/** What the platform team can ask to have provided again: parts of the service data, and the signature. */
export const rewardReturnTitles = {
  nationality_status: '身分',
  is_resident: '在台居留天數',
  is_union_insured: '職業工會投保',
  name: '本名',
  date_of_birth: '出生日期',
  id_no: '證件號碼',
  residence_permit_no: '居留證號碼',
  residence_address: '戶籍或居留地址',
  contact_address: '聯絡地址',
  contact_no: '聯絡電話',
  mobile_no: '手機',
  bank_code: '銀行',
  branch_code: '分行',
  account_name: '戶名',
  bank_account: '帳號',
  id_front_image: '證件正面',
  id_back_image: '證件反面',
  bank_account_image: '存摺封面',
  union_image: '職業工會投保證明',
  signature: '簽署',
} as const;
export type RewardReturnField = keyof typeof rewardReturnTitles;
export const rewardReturnFields = Object.keys(rewardReturnTitles) as RewardReturnField[];
