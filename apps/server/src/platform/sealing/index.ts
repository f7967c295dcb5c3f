export { sealedColumns, wrappedKeyColumns } from './columns';
export { createSealer, type DataKeys, type Sealer } from './sealer';
