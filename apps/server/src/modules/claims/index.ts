export { checkTexts } from './check-texts';
export { claimRoutes } from './routes';
export { answerClaim, answersOf } from './service';
