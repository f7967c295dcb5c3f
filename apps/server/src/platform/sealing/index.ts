export { sealedColumns } from './columns';
export { createSealer, type DataKeys, type Sealer } from './sealer';
