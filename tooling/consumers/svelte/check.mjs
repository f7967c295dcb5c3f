export { default } from '../vue/check.mjs';
