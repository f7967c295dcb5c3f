import { mostShown } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { type ContentKind, industries, industryTitles, type SiteInfo } from '@paidang/contract/vocabulary';
import type { RecordAddress } from '../../http/public-pages/serve-crawlers';
import type { Database } from '../../platform/database';
import { listShown } from './store';

/** The records of a kind as shown on pages. */
export async function shownRecords<Kind extends ContentKind>(db: Database, kind: Kind, isPreview = false) {
  const records = await listShown(db, kind, isPreview);
  const shown = isPreview ? records : records.slice(0, mostShown[kind]);
  return shown.map(({ id, active, content }) => ({ ...content, uuid: id, active }));
}

/** All published cases, without a limit. */
async function cases(db: Database) {
  const records = await listShown(db, 'success-project', false);
  return records.map(({ id, active, content }) => ({ ...content, uuid: id, active }));
}

export const casesOf = async (db: Database, type: string) => (await cases(db)).filter((one) => one.type === type);

/** The industries that have cases. */
export async function caseTypes(db: Database) {
  const byType = Map.groupBy(await cases(db), ({ type }) => type);
  return industries.flatMap((type) => {
    const ofType = byType.get(type);
    return ofType ? [{ type, title: industryTitles[type], cases: ofType.length }] : [];
  });
}

/** The operator's details: those in the footer's record take precedence over the settings. */
export async function siteDetails(db: Database, settings: SiteInfo): Promise<SiteInfo> {
  const [footer] = await listShown(db, 'footer', false);
  const entered = Object.entries(footer?.content ?? {}).filter(([, value]) => value !== '');
  return { ...settings, ...Object.fromEntries(entered) };
}

/** The operator's figures and services; empty until somebody enters them. */
export async function siteClaims(db: Database) {
  const [claims] = await listShown(db, 'claims', false);
  return claims?.content ?? {};
}

/** Addresses of pages generated from records: the guide's articles, and the cases of each industry. */
export async function contentAddresses(db: Database): Promise<RecordAddress[]> {
  const articles = await listShown(db, 'guide-article', false);
  const cases = await listShown(db, 'success-project', false);
  const byType = Map.groupBy(cases, ({ content }) => content.type);
  return [
    ...articles.map(({ content: { category, slug }, writtenAt }) => ({
      path: paths.userGuide(category, slug),
      changedAt: writtenAt,
    })),
    ...[...byType].map(([type, ofType]) => ({
      path: paths.moreCases({ type }),
      changedAt: new Date(Math.max(...ofType.map(({ writtenAt }) => writtenAt.getTime()))),
    })),
  ];
}
