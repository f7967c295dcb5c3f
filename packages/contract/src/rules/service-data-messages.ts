import { serviceDataLimits } from '../limits';

const { account, age, signInMinutes } = serviceDataLimits;

/** Messages about identity and account numbers. Separate from the others because few pages need them. */
export const serviceDataMessages = {
  idNumber: '身分證字號不正確，請再確認一次',
  residencePermit: '居留證號碼不正確，請再確認一次',
  passport: '護照號碼是5到12個英文字母與數字',
  mobile: '手機號碼是09開頭的10個數字',
  mobileAbroad: '請填寫09開頭的手機號碼，或以+與國碼開頭的號碼',
  bankCode: '銀行代碼是3個數字',
  branchCode: '分行代碼是4個數字',
  branchOfOtherBank: '這個分行代碼不屬於所選的銀行',
  bankAccount: `帳號是${account.least}到${account.most}個數字`,
  accountName: '戶名要和本名相同',
  birthDate: '請填寫正確的出生日期',
  tooYoung: `未滿${age}歲需要法定代理人同意，請聯絡我們`,
  district: '請選擇縣市與鄉鎮市區',
  country: '請選擇國家或地區',
  picture: '請上傳jpg或png照片',
  signInAgain: `請重新登入，並在${signInMinutes}分鐘內查看`,
  ownerOnly: '身分與收款資料只有本人可以查看與修改',
} as const;
