import '@paidang/chat/element';
import '@paidang/comment-board/element';
import '@paidang/editor/element';
import '@paidang/film/element';
import '@paidang/tour/element';
import type {} from '@paidang/chat/element/vue';
import type {} from '@paidang/comment-board/element/vue';
import type {} from '@paidang/editor/element/vue';
import type {} from '@paidang/film/element/vue';
import type {} from '@paidang/tour/element/vue';
import { createApp } from 'vue';
import App from './app.vue';

createApp(App).mount('#root');
