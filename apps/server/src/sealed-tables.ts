import { guestLinks } from './modules/guest-reviews/schema';
import { incomeStatements } from './modules/income-statements/schema';
import { serviceData, servicePictures } from './modules/service-data/schema';
import { secondFactors } from './modules/staff/schema';
import type { SealedTable } from './platform/sealing';

/** Every table with sealed records; a new data key re-wraps their keys (`npm run admin -- rotate-data-key`). */
export const sealedTables: readonly SealedTable[] = [
  serviceData,
  servicePictures,
  incomeStatements,
  secondFactors,
  guestLinks,
];
