export { digestOf, fingerprintOf } from './fingerprint';
export { sendChunks } from './send-chunks';
export { createSpeed } from './speed';
