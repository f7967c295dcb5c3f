export { createSealer, type DataKeys, type Sealer } from './sealer';
