export { onboardingRoutes } from './routes';
export { finishOnboarding } from './service';
