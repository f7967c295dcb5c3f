import { expect, test } from 'vitest';
import { fieldsOf, remainingErrors } from './refused-fields';

test('a refused field shows its error until its content changes', () => {
  const content = { product: '精華', platforms: [{ platform_title: 'IG' }, { platform_title: 'YT' }] };
  const errors = fieldsOf({ 'content.product': ['最多200字'], 'content.platforms': ['不能移除'], revision: [] });
  expect(errors).toEqual({ product: '最多200字', platforms: '不能移除' });
  expect(remainingErrors({ errors, content }, { ...content, product: '面霜' })).toEqual({ platforms: '不能移除' });
  expect(remainingErrors({ errors, content }, { ...content, platforms: [] })).toEqual({ product: '最多200字' });
  expect(fieldsOf({ 'scripts.0.start': ['太早'] })).toEqual({ 'scripts.0.start': '太早' });
});

test('a content that is a single text is its own field', () => {
  const errors = fieldsOf({ content: ['上傳失敗'] });
  expect(remainingErrors({ errors, content: '<p>一</p>' }, '<p>一</p>')).toEqual({ '': '上傳失敗' });
  expect(remainingErrors({ errors, content: '<p>一</p>' }, '<p>二</p>')).toEqual({});
});
