/** What can be done with a version that was sent. */
export const labels = {
  naming: {
    item: (version: string) => `為${version}命名`,
    title: (version: string) => `為${version}命名`,
    text: '雙方都會看到這個名稱，清空就是拿掉。',
    field: '名稱',
    placeholder: '例如：改結尾之前',
    action: '儲存',
    keep: '取消',
    done: '已命名',
    removed: '已拿掉名稱',
  },
  takeBack: {
    item: (version: string) => `把${version}帶回草稿`,
    title: (version: string) => `把${version}帶回草稿？`,
    text: (version: string) => `草稿會換成${version}的內容。刪除線是現在草稿裡會失去的，底線是會回來的。`,
    same: (version: string) => `你的草稿和${version}一樣，不用帶回。`,
    difference: '草稿會有的變化',
    action: '帶回草稿',
    keep: '先不要',
    done: (version: string) => `草稿已換成${version}的內容`,
    undo: '復原',
  },
} as const;
