/** Words for choosing creators by their cards in the console. */
export const labels = {
  placeholder: '輸入創作者的名稱',
  none: '找不到公開名片的創作者，請換個名稱',
  hidden: {
    vendors: '這張名片已經收回，廠商看不到；請改選別人，或清除後自己填。',
    public: '這張名片沒有公開給所有人，訪客看不到這一筆。',
  },
} as const;
