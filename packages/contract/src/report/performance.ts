/** Groupings of a vendor's performance overview. */
export const performanceGroups = ['creator', 'platform', 'month', 'project'] as const;
export type PerformanceGroup = (typeof performanceGroups)[number];

/** Sort orders of the rows; unknown figures come last in both directions. */
export const performanceSorts = [
  'name',
  'reports',
  'spend',
  'views',
  'views_goal_percent',
  'engagements',
  'cost_per_view',
  'cost_per_engagement',
] as const;
export type PerformanceSort = (typeof performanceSorts)[number];

/** Calendar month in Taipei, `YYYY-MM`. */
export const performanceMonth = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
