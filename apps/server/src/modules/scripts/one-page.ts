import { OnePageContent } from '@paidang/contract/entities';
import { claimTexts, messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/core';
import { asJson, type Codec, type FieldProblems, readRichText, reviewedStep } from '../reviews';

const codec: Codec<OnePageContent> = {
  field: '',
  ...asJson(OnePageContent),
  read: ({ description, compare_content: before, owner_role }) => {
    const text = readRichText(description);
    const earlier = before === null ? null : readRichText(before);
    const used = [
      ...text.pictures.map((path) => ({ path, field: 'description' })),
      ...(earlier?.pictures ?? []).map((path) => ({ path, field: 'compare_content' })),
    ];
    return {
      content: { description: text.html, compare_content: earlier?.html ?? null, owner_role },
      pictures: used,
    };
  },
  problems: ({ description }): FieldProblems =>
    isEmptyDocument(description) ? { description: messages.fillThisField } : {},
};

/** The script as a single text (041). */
export const onePageScripts = reviewedStep({ code: functionCodes.scriptOnePage, codec, claims: claimTexts.onePage });
