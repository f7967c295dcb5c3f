/** Labels of `RichTextDiffView`. */
export interface DiffLabels {
  /** Announced before and after added text; not visible. */
  addedStart: string;
  addedEnd: string;
  deletedStart: string;
  deletedEnd: string;
  /** Announced before text of which only the formatting changed; not visible. */
  restyled: string;
  /** Announced when navigating to a change. */
  change(position: number, total: number, deleted: string, added: string): string;
  noChange: string;
}

/** Labels of `RichTextDiffView` in Traditional Chinese. */
export const defaultDiffLabels: DiffLabels = {
  addedStart: '新增開始',
  addedEnd: '新增結束',
  deletedStart: '刪除開始',
  deletedEnd: '刪除結束',
  restyled: '格式變更',
  change: (position, total, deleted, added) =>
    [`第 ${position} 處修改，共 ${total} 處`, deleted && `刪除「${deleted}」`, added && `新增「${added}」`]
      .filter(Boolean)
      .join('，'),
  noChange: '兩個版本內容相同',
};
