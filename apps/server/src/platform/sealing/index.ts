export { sealedColumns, wrappedKeyColumns } from './columns';
export { dataKeysInUse, rewrapKeys, type SealedTable } from './rewrap';
export { createSealer, type DataKeys, type Sealer } from './sealer';
