export { createExtensions, type SchemaOptions } from '../core/schema/create-extensions';
