import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { defaultLabels } from '.';

test('every fixed wording equals the contract’s, character for character', () => {
  const { restoreFailed: _, proven: __, proveFailed: ___, ...notices } = defaultLabels.notices;
  expect({ ...notices, ...defaultLabels.refusals }).toEqual({
    sendFailed: messages.commentSendFailed,
    deleted: messages.commentDeleted,
    deleteFailed: messages.commentDeleteFailed,
    saved: messages.commentSaved,
    saveFailed: messages.commentSaveFailed,
    processedSaved: messages.processedSaved,
    processedSaveFailed: messages.processedSaveFailed,
    tooManyPhotos: messages.tooManyPhotos,
    photoTooLarge: messages.photoTooLarge,
    uploadFailed: messages.uploadFailed,
  });
});
