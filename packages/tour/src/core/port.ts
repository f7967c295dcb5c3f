/** Identifies a tour: a page and the situation in which the tour starts there. */
export interface TourKey {
  page: string;
  status: string;
}

/** How far a reader has got in one tour. */
export interface TourProgress {
  finish: boolean;
  /** Index of the step to resume at, from 0. */
  currentStep: number;
  totalSteps: number;
}

/** Stores progress. A failing port never breaks the page: if `load` fails, the tour does not start. */
export interface TourProgressPort {
  /** Stored progress of this tour, or `null`. */
  load(key: TourKey): Promise<Pick<TourProgress, 'finish' | 'currentStep'> | null>;
  save(key: TourKey, progress: TourProgress): Promise<void>;
}
