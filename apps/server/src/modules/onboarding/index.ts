export { onboardingRoutes } from './routes';
export { finishedTours, finishOnboarding } from './service';
