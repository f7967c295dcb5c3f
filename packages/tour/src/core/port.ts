/** Names one tour: a page and the situation in which it starts there. */
export interface TourKey {
  page: string;
  status: string;
}

/** How far a reader has come in one tour. */
export interface TourProgress {
  finish: boolean;
  /** Index of the step to resume at, from 0. */
  currentStep: number;
  totalSteps: number;
}

/** Where progress is kept. A failing port never disturbs the page: without `load` the tour does not start. */
export interface TourProgressPort {
  /** What is known about this tour, or `null`. */
  load(key: TourKey): Promise<Pick<TourProgress, 'finish' | 'currentStep'> | null>;
  save(key: TourKey, progress: TourProgress): Promise<void>;
}
