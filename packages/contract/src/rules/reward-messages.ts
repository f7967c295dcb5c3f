/** Messages about requests for payment. Apart from the others, as few pages need them. */
export const rewardMessages = {
  moved: '這份申請的狀態剛剛改變了，請重新整理',
  figuresChanged: '金額改了，請再確認一次',
  signedName: '簽署的姓名要和本名相同',
  dataMissing: '身分與收款資料還沒填完',
  itemsNotYours: '這些項目不能申請',
  signAgain: '資料或金額和簽署時不同，請退回重新簽署',
  lookFirst: '身分與收款資料還沒看過，或看過後又改了，請先查看',
  takenByOther: '這份申請由其他人審核',
  fourEyes: '核准的人不能標記撥款',
  noPayouts: '目前沒有你能撥款的申請：還沒有核准的，由你核准，或已在別人的清單裡',
  resultUnreadable: '無法讀取這個檔案，請存成CSV再匯入',
  resultHeader: '第一行要有「單號」與「結果」兩欄',
  resultTooLong: (lines: number) => `一次最多${lines.toLocaleString('en')}行`,
  resultUnknown: '看不懂這個結果，請填「成功」或「失敗」',
  numberUnknown: '沒有這個單號',
  numberTwice: (line: number) => `和第${line}行重複`,
} as const;
