export { bulletList, cell, heading, html, image, paragraph, run, table } from './build-document';
export { suggestionOf } from './build-suggestion';
export { createHeldPort, createMemoryPort, type MemoryPort, type MemoryPortOptions } from './memory-port';
export { outlineV1, outlineV2 } from './sample-documents';
