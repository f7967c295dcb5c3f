/** Words of the tours, by page and step. */
export const labels = {
  outline: {
    write: {
      title: '大綱寫在這張紙上',
      text: '從一句話開始就好。內容會自動存成草稿，草稿只有你看得到。',
    },
    save: {
      title: '存了草稿，還沒送出',
      text: '儲存草稿不會通知廠商，想改多久都可以。',
    },
    send: {
      title: '寫好就送出',
      text: '送出會建立一個新版本，並通知廠商來看。',
    },
    compare: {
      title: '改了哪裡，一眼看到',
      text: '送出過的版本都在這裡。和前一版比對時，綠色是新增，紅色是刪除。',
    },
    finalise: {
      title: '談定了就定稿',
      text: '按「定稿」就完成大綱，內容不再更動，等廠商驗收。送出第一版後就能定稿。',
    },
  },
  progress: {
    film: {
      title: '一格是一個步驟',
      text: '從需求單到結案報告，照順序往前走。亮著的那一格，就是現在的步驟。',
    },
    turn: {
      title: '看現在輪到誰',
      text: '箭頭指向要動作的人：藍色是廠商，橘色是創作者。',
    },
    next: {
      title: '下一步在這裡',
      text: '這一列是現在的步驟。輪到你時，按右邊的按鈕就能開始。',
    },
  },
} as const;
