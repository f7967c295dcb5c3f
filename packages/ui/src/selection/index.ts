export { watchSelection } from './watch-selection';
