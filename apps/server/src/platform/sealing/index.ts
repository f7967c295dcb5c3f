<<<<<<< HEAD
export { sealedColumns, wrappedKeyColumns } from './columns';
export { createSealer, type DataKeys, type Sealed, type Sealer, type WrappedKey } from './sealer';
=======
export { sealedColumns } from './columns';
export { createSealer, type DataKeys, type Sealer } from './sealer';
>>>>>>> main
