/** Words of `RichTextDiffView`. */
export interface DiffLabels {
  /** Read before and after added text; not shown. */
  addedStart: string;
  addedEnd: string;
  deletedStart: string;
  deletedEnd: string;
  /** Read before text whose formatting alone changed; not shown. */
  restyled: string;
  /** Announced when a change is gone to. */
  change(position: number, total: number, deleted: string, added: string): string;
  noChange: string;
}

/** The words of `RichTextDiffView` in Traditional Chinese. */
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
