/** Words of the 勞務報酬單 on the screen. */
export const labels = {
  title: '勞務報酬單',
  preview: '預覽，核准後才會編號',
  payer: '支付單位',
  payee: '所得人',
  unknown: '尚未填寫',
  kind: '所得類別',
  period: '勞務期間',
  gross: '給付總額',
  withholding: '代扣所得稅',
  premium: '二代健保補充保費',
  net: '實領金額',
  currency: '新台幣',
  minus: '扣',
  yearFile: (year: number) => `下載${year}年CSV`,
  rules: (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    return `依${year}年${month}月${date}日起適用的規定計算。`;
  },
  onlyExpected: (day: string) => `${labels.rules(day).slice(0, -1)}，僅供參考，實際以主管機關公告為準。`,
} as const;
