/** A number a brief may ask for. It applies to the whole task, all platforms together. */
interface GoalMetric {
  readonly title: string;
  readonly unit: string;
  /** What it counts, if that is not obvious. */
  readonly help: string;
}

export const goalMetrics = {
  views: { title: '觀看次數', unit: '次', help: '' },
  first_week_views: { title: '首週觀看次數', unit: '次', help: '上線後七天內，影音平台合計' },
  engagements: { title: '互動次數', unit: '次', help: '' },
  clicks: { title: '連結點擊', unit: '次', help: '' },
  reach: { title: '觸及人數', unit: '人', help: '不同平台會重複，以最高的一個平台計' },
} as const satisfies Record<string, GoalMetric>;

export type GoalName = keyof typeof goalMetrics;
export const goalNames = Object.keys(goalMetrics) as [GoalName, ...GoalName[]];

/** Target numbers of a brief, by metric; most briefs have one or two. */
export type Goals = { readonly [Name in GoalName]?: number | undefined };

/** Formats a goal. @example goalText('reach', 50_000) // '觸及人數50,000人' */
export const goalText = (name: GoalName, target: number): string =>
  `${goalMetrics[name].title}${target.toLocaleString('zh-TW')}${goalMetrics[name].unit}`;

/** Formats the goals of a brief, in the order of the form. */
export const goalTexts = (goals: Goals = {}): string[] =>
  goalNames.flatMap((name) => (goals[name] === undefined ? [] : goalText(name, goals[name])));
