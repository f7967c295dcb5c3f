import type { TourStep } from '@paidang/tour';
import { labels } from '#labels/onboarding';
import { board, paper, place } from './place';
import type { PageTour } from './tours';

const { outline, progress, works, worksReview } = labels;

const send = { ...labels.send, id: 'send', target: place('step-send', 'step-moves'), side: 'top' } as const;
/** Explains the proof of a comment in the next version. */
const proof = { id: 'proof', ...labels.proof, target: board, side: 'left' } as const;
const versions = place('step-versions');

/** The steps of each tour, in order. */
export const steps: Record<PageTour, readonly TourStep[]> = {
  brief: [
    { id: 'read', ...labels.brief.read, target: paper, side: 'right' },
    { id: 'ask', ...labels.brief.ask, target: board, side: 'left' },
    { id: 'confirm', ...labels.brief.confirm, target: place('step-moves'), side: 'top' },
  ],
  outline: [
    { id: 'write', ...outline.write, target: paper, side: 'right' },
    { id: 'save', ...outline.save, target: place('step-status'), side: 'top' },
    { id: 'claims', ...outline.claims, target: place('step-claims', 'step-status'), side: 'left' },
    { id: 'trace', ...outline.trace, target: place('step-trace', 'step-status'), side: 'left' },
    { id: 'send', ...outline.send, target: place('step-send'), side: 'top' },
    { id: 'compare', ...outline.compare, target: place('step-versions'), side: 'right' },
    proof,
    { id: 'finalise', ...outline.finalise, target: place('step-finalise', 'step-moves'), side: 'top' },
  ],
  segments: [
    { id: 'write', ...labels.segments.write, target: paper, side: 'right' },
    { id: 'tools', ...labels.segments.tools, target: place('script-tools'), side: 'bottom' },
    send,
  ],
  segmentsAgain: [
    { id: 'comments', ...labels.segmentsAgain.comments, target: board, side: 'left' },
    proof,
    { id: 'sync', ...labels.segmentsAgain.sync, target: place('script-tools'), side: 'bottom' },
    { id: 'compare', ...labels.segmentsAgain.compare, target: versions, side: 'right' },
  ],
  onePage: [{ id: 'write', ...labels.onePage.write, target: paper, side: 'right' }, send],
  film: [
    { id: 'upload', ...labels.film.upload, target: place('video-upload', 'video-player'), side: 'right' },
    { id: 'length', ...labels.film.length, target: place('step-send', 'step-moves'), side: 'top' },
  ],
  filmAgain: [
    { id: 'moment', ...labels.filmAgain.moment, target: place('video-ruler', 'video-player'), side: 'top' },
    { id: 'comments', ...labels.filmAgain.comments, target: board, side: 'left' },
    proof,
    { id: 'versions', ...labels.filmAgain.versions, target: versions, side: 'right' },
  ],
  copyList: [{ id: 'list', ...labels.copyList.list, target: place('copy-platform'), side: 'bottom' }],
  copyText: [{ id: 'write', ...labels.copyText.write, target: paper, side: 'right' }, send],
  copyStory: [{ id: 'write', ...labels.copyStory.write, target: paper, side: 'right' }, send],
  photos: [{ id: 'add', ...labels.photos.add, target: paper, side: 'right' }, send],
  photosStory: [{ id: 'add', ...labels.photosStory.add, target: paper, side: 'right' }, send],
  photosAgain: [
    { id: 'change', ...labels.photosAgain.change, target: paper, side: 'right' },
    { id: 'compare', ...labels.photosAgain.compare, target: versions, side: 'right' },
  ],
  worksAhead: [{ id: 'later', ...labels.worksAhead.later, target: place('works-platforms'), side: 'right' }],
  progressLine: [{ id: 'line', ...labels.progressLine.line, target: place('avatar-menu'), side: 'bottom' }],
  profileLine: [
    { id: 'line', ...labels.profileLine.line, target: place('line-bind', 'profile-notify'), side: 'bottom' },
  ],
  progress: [
    { id: 'film', ...progress.film, target: place('progress-film'), side: 'bottom' },
    { id: 'turn', ...progress.turn, target: place('progress-turn'), side: 'bottom' },
    { id: 'next', ...progress.next, target: place('progress-next'), side: 'bottom' },
    { id: 'check', ...progress.check, target: place('progress-next'), side: 'bottom' },
    { id: 'evidence', ...progress.evidence, target: place('project-more'), side: 'bottom' },
    { id: 'trace', ...progress.trace, target: place('trace-matrix'), side: 'top' },
  ],
  works: [
    { id: 'platforms', ...works.platforms, target: place('works-platforms'), side: 'right' },
    { id: 'link', ...works.link, target: place('works-link'), side: 'bottom' },
    { id: 'text', ...works.text, target: place('works-text'), side: 'top' },
    { id: 'submit', ...works.submit, target: place('works-submit'), side: 'top' },
  ],
  worksReview: [
    { id: 'compared', ...worksReview.compared, target: place('works-comparison'), side: 'top' },
    { id: 'waiting', ...worksReview.waiting, target: place('works-platforms'), side: 'right' },
    { id: 'again', ...worksReview.again, target: place('avatar-menu'), side: 'bottom' },
  ],
};
