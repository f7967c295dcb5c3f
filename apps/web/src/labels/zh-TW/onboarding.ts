import { limits } from '@paidang/contract/limits';

/** Words of the tours, by page and step. */
export const labels = {
  send: {
    title: '寫好就送出',
    text: '儲存草稿不會通知廠商；送出才會建立新版本，並通知廠商來看。',
  },
  brief: {
    read: {
      title: '先看廠商要什麼',
      text: '產品、一定要說的和不能說的，都寫在這張需求單上。廠商更新時，改過的地方會標出來。',
    },
    ask: {
      title: '有疑問就留言',
      text: '選一段文字就能針對那一段留言，廠商會收到通知。',
    },
    confirm: {
      title: '看懂了就確認',
      text: '確認需求後，接著排時程。需求單之後再更新，你也會收到通知。',
    },
  },
  segments: {
    write: {
      title: '一段一段寫',
      text: '每一段有畫面、旁白和時間。拖曳可以換順序，也能用選單上下移動。',
    },
    tools: {
      title: '寫在Word裡也可以',
      text: `匯入Word檔，標題和表格會變成一段一段的腳本；刪掉的段落${limits.script.keepDeletedDays}天內都找得回來。`,
    },
  },
  segmentsAgain: {
    comments: {
      title: '留言跟著段落',
      text: '每一段有自己的留言。改好了就標成已處理，一條一條對。',
    },
    sync: {
      title: '改一段，後面跟著走',
      text: '打開「同步調整後面段落」，改了一段的開始時間，後面的段落會一起移。',
    },
    compare: {
      title: '改了哪幾段，一眼看到',
      text: '和前一版比對時，綠色是新增，紅色是刪除。',
    },
  },
  onePage: {
    write: {
      title: '整份腳本寫在一頁',
      text: '像寫文章一樣，從頭寫到尾。內容會自動存成草稿，草稿只有你看得到。',
    },
  },
  film: {
    upload: {
      title: '影片放這裡',
      text: `選好檔案就開始上傳，可以繼續做別的事。中斷了，${limits.video.keepHours}小時內選同一個檔案就會接著傳。`,
    },
    length: {
      title: '確認片長，再送出',
      text: '轉檔好會通知你。看一遍、確認片長，就能送出A\u00a0copy。',
    },
  },
  proof: {
    title: '每則留言改了什麼',
    text: '送出新版後，還沒處理的留言會列出那一處的前後。廠商按Enter，就記下「已依留言修改」。',
  },
  filmAgain: {
    moment: {
      title: '留言在哪一秒，看這裡',
      text: '每條留言都標在時間軸上，按下去影片就跳到那一秒。',
    },
    comments: {
      title: '照著留言改',
      text: '改好的留言標成已處理，新版本送出時，廠商就知道哪些改過了。',
    },
    versions: {
      title: '每一版都留著',
      text: '重新上傳就是B\u00a0copy。舊的一版還在這裡，隨時可以對照。',
    },
  },
  copyList: {
    list: {
      title: '每個平台一份文案',
      text: '作品要放上哪些平台，這裡就有哪些文案，文字和圖片分開審核。',
    },
  },
  copyText: {
    write: {
      title: '寫這個平台的文案',
      text: '寫成發布時的樣子。這個平台最多幾個字，會一路數給你看。',
    },
  },
  copyStory: {
    write: {
      title: '限時動態一格一格寫',
      text: '一格是一則，有畫面、文字和連結貼紙。拖曳可以換順序。',
    },
  },
  photos: {
    add: {
      title: '圖片一次選好幾張',
      text: '拖曳、貼上或按鈕都可以，順序就是發布的順序。每張都能加上說明。',
    },
  },
  photosStory: {
    add: {
      title: '一格一張圖',
      text: '照限時動態的順序放圖片，一格一張。',
    },
  },
  photosAgain: {
    change: {
      title: '只換要改的那幾張',
      text: '其他的圖片會留著，不用重新上傳。',
    },
    compare: {
      title: '換了哪幾張，一眼看到',
      text: '和前一版比對時，新的和拿掉的圖片都會標出來。',
    },
  },
  worksAhead: {
    later: {
      title: '作品上線後回到這裡',
      text: '文案驗收後，就在這裡回報每個平台的連結，系統會和文案比對。',
    },
  },
  progressLine: {
    line: {
      title: '用LINE收通知',
      text: '輪到你時，LINE會告訴你。打開選單，到個人中心的「通知設定」綁定。',
    },
  },
  profileLine: {
    line: {
      title: '在這裡綁定LINE',
      text: '綁定後，輪到你的步驟會傳到LINE。要收哪些，自己決定。',
    },
  },
  outline: {
    write: {
      title: '大綱寫在這張紙上',
      text: '從一句話開始就好。內容會自動存成草稿，草稿只有你看得到。',
    },
    save: {
      title: '存了草稿，還沒送出',
      text: '儲存草稿不會通知廠商，想改多久都可以。',
    },
    claims: {
      title: '用語可能有風險，當場看到',
      text: '邊寫邊檢查廣告用語：為什麼、依哪條規則、改成什麼比較安全，都在「用語健檢」。它只提醒，不會擋你送出。',
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
  works: {
    platforms: {
      title: '一個平台回報一次',
      text: '作品在哪些平台上線，就在這裡一個一個回報，各自審核。',
    },
    link: {
      title: '貼上作品連結',
      text: '填入作品那一頁的網址與上線時間。連結和平台對不起來時，會在欄位旁告訴你。',
    },
    text: {
      title: '貼上發佈文字',
      text: '系統會和核可的文案比對：綠色是多的，紅色是少的，還會算出相同的比例。',
    },
    submit: {
      title: '送出審核',
      text: '都填好了就送審，廠商會收到通知。沒通過時，照原因修正再送一次就好。',
    },
  },
  worksReview: {
    compared: {
      title: '文案比對好了',
      text: '廠商看到的也是這一份，差在哪裡一眼就知道。',
    },
    waiting: {
      title: '等廠商審核',
      text: '每個平台審核通過後，就接著填結案報告。',
    },
    again: {
      title: '教學都在這裡',
      text: '從需求單到作品上線，你走完一遍了。想再看新手教學或這一頁的導覽，打開右上角的選單就找得到。',
    },
  },
} as const;
