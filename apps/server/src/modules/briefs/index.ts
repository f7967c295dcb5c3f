export { type CopiedBrief, copyBrief, readBriefToCopy } from './copy-brief';
export { matchPlatforms, settlePlatforms, syncPlatforms } from './platforms';
export { briefRoutes } from './routes';
export { briefs } from './service';
