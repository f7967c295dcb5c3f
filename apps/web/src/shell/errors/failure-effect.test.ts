import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../data/errors';
import { failureEffect } from './failure-effect';

const refused = (status: number, said = '', isPressed = true) =>
  failureEffect(new ApiError(status, String(status).padStart(4, '0'), said), isPressed);

describe('unhandled failures', () => {
  test('R-err-04 401 redirects to the project error page', () => {
    expect(refused(401)).toEqual({ kind: 'session-lost' });
  });

  test('R-err-05 404 redirects to the not-found page', () => {
    expect(refused(404)).toEqual({ kind: 'not-found' });
  });

  test('R-err-06 422 shows a toast', () => {
    expect(refused(422)).toEqual({ kind: 'toast', text: '操作失敗,請重新整理或稍後再試' });
  });

  test('R-err-07 R-cpy-04 428 says that there is no copy', () => {
    expect(refused(428)).toEqual({ kind: 'toast', text: '未有文案' });
  });

  test.each([403, 409, 429])('%i shows the message of the server', (status) => {
    expect(refused(status, '內容已在別處更新')).toEqual({ kind: 'toast', text: '內容已在別處更新' });
    expect(refused(status)).toEqual({ kind: 'toast', text: '操作失敗,請重新整理或稍後再試' });
  });

  test.each([500, 502, 503])('R-err-08 %i shows nothing for background requests', (status) => {
    expect(refused(status, '系統忙碌中，請稍後再試', false)).toEqual({ kind: 'silent' });
  });

  test('R-err-08 500 shows a message for requests the user started', () => {
    expect(refused(500, '系統忙碌中，請稍後再試')).toEqual({ kind: 'toast', text: '系統忙碌中，請稍後再試' });
    expect(refused(502)).toEqual({ kind: 'toast', text: '操作失敗,請重新整理或稍後再試' });
  });

  test('R-err-09 a missing response is reported as a connection problem', () => {
    expect(failureEffect(new NetworkError(false), false)).toEqual({
      kind: 'toast',
      text: '網路連線異常，請檢查網路狀態',
    });
  });

  test('R-err-10 being offline shows an alert', () => {
    expect(failureEffect(new NetworkError(true), false)).toEqual({
      kind: 'alert',
      text: '網路出了點問題，請重新連線後重整網頁',
    });
  });
});
