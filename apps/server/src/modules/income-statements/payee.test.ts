import { expect, test } from 'vitest';
import { serviceFields } from '../../../test/factories/service-data';
import { payeeOf } from './payee';

test.each([
  [
    { residence_country_id: 'TW', residence_state_id: '103', residence_address: '重慶北路二段50號' },
    '103臺北市大同區重慶北路二段50號',
  ],
  [
    { residence_country_id: 'JP', residence_state_id: '', residence_address: '東京都渋谷区1-2-3' },
    '日本 東京都渋谷区1-2-3',
  ],
])(
  'the address of a statement contains the district, or the country for addresses abroad',
  async (residence, address) => {
    expect(await payeeOf({ ...serviceFields, ...residence })).toMatchObject({ address });
  },
);
