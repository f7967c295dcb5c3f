export { insertEntry } from './store';
