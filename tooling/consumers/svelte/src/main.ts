import '@paidang/chat/element';
import '@paidang/comment-board/element';
import '@paidang/editor/element';
import '@paidang/film/element';
import '@paidang/tour/element';
import type {} from '@paidang/chat/element/svelte';
import type {} from '@paidang/comment-board/element/svelte';
import type {} from '@paidang/editor/element/svelte';
import type {} from '@paidang/film/element/svelte';
import type {} from '@paidang/tour/element/svelte';
import { mount } from 'svelte';
import App from './app.svelte';

const target = document.getElementById('root');
if (!target) throw new Error('The page has no #root.');
mount(App, { target });
