import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/claims/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import '@paidang/tour/styles.css';

/** As in the README of `@paidang/ui`. */
export { default } from './readme-layout';
