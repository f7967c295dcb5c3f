import { BriefContent } from '@paidang/contract/entities';
import { checkBrief, readHashtag } from '@paidang/contract/rules';
import { asJson, type Codec, inField, readRichText } from '../reviews';

/** The fields of a brief; only its notes are rich text. */
export const briefCodec: Codec<BriefContent> = {
  read: (sent) => {
    const { html, pictures } = readRichText(sent.notes);
    return {
      content: { ...sent, notes: html, hashtags: sent.hashtags.map(readHashtag) },
      pictures: pictures.map((path) => ({ path, field: 'content.notes' })),
    };
  },
  problems: (content) => inField('content', checkBrief(content)),
  ...asJson(BriefContent),
};
