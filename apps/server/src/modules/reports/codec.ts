import { ReportContent } from '@paidang/contract/entities';
import { checkReport, isGiven } from '@paidang/contract/report';
import { asJson, type Codec, inField, type PictureUse } from '../reviews';

function* picturesOf({ report_banner_url: banner, other_img: others, evidence }: ReportContent): Generator<PictureUse> {
  if (banner !== '') yield { path: banner, field: 'content.report_banner_url' };
  for (const [index, path] of others.entries()) yield { path, field: `content.other_img.${index}` };
  for (const [figure, path] of Object.entries(evidence)) yield { path, field: `content.evidence.${figure}` };
}

/** Reads, validates and stores a platform's report. */
export const reportCodec: Codec<ReportContent> = {
  read: (sent) => {
    const figures = Object.fromEntries(Object.entries(sent.figures).filter(([, value]) => isGiven(value)));
    return { content: { ...sent, figures }, pictures: [...picturesOf(sent)] };
  },
  problems: (content) => inField('content', checkReport(content, content.report_type)),
  ...asJson(ReportContent),
};
