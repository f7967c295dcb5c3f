export { ApartError, ApartRefusal, runApart } from './run-apart';
export { inTurns } from './turns';
