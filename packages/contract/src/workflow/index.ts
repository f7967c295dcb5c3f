export * from './brief-machine';
export * from './machine';
export * from './report-machine';
export * from './review-machine';
export * from './reward-machine';
export * from './schedule-machine';
export * from './video-transfer';
export * from './works-machine';
