import type { StepLabels } from '../../step/step-kind';

/** Words of the outline page. */
export const labels = {
  step: {
    title: '創意大綱',
    noun: '大綱',
    empty: '還沒有大綱',
    confirm: (number) => `確認v${number}的大綱？`,
    accepted: '已確認大綱',
    acceptText: '確認後就進入下一步。',
    emptyDraft: '先寫點內容再送出',
  } satisfies StepLabels,
  editor: '創意大綱內容',
  placeholder: '從一句話開始：這支內容要說什麼？',
} as const;
