// Also exported individually, so that a package that needs a few does not bundle them all.

/** Milliseconds between two polls for other people's changes. */
export const polling = 30_000;

/** How long a short message is displayed. */
export const toast = 1500;

export const commentLimits = {
  /** A thread with at most this many replies is returned together with them. */
  repliesInList: 20,
  throttle: 5000,
  photos: 6,
  photoBytes: 10_485_760,
  photoExtensions: ['jpg', 'png', 'jpeg'],
  photoMaxEdge: 2000,
  photoQuality: 1,
  collapseLines: 4,
  textLength: 5000,
  /** How long the server can restore a deleted comment. */
  restore: 600_000,
} as const;

/** Limits of a drawing on a frame of a film. */
export const drawingLimits = {
  shapes: 40,
  /** Points of one pen stroke, and of all of them. */
  strokePoints: 400,
  points: 2000,
  textLength: 60,
  /** Size of the whole drawing as JSON. */
  bytes: 96_000,
} as const;

/** Every constant of the product, defined once. Times in milliseconds, sizes in bytes, lengths in CSS pixels unless stated. */
export const limits = {
  /** The largest integer that is stored. */
  integer: 2_147_483_647,
  chat: {
    pageSize: 20,
    listSize: 999,
    fileBytes: 100_000_000,
    fileExtensions: ['jpg', 'png', 'jpeg', 'gif', 'zip', 'rar', 'xlsx', 'docx', 'txt', 'mp3'],
    inlineImageExtensions: ['jpg', 'jpeg', 'png', 'bmp', 'gif'],
    olderPagesFreeze: 500,
    textareaMin: 26,
    textareaMax: 54,
    listWidth: 400,
    textLength: 5000,
    /** Reactions to a message, in the order they are offered. */
    reactions: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
    /** How long the sender of a message may edit or unsend it, in milliseconds. */
    changeableFor: 300_000,
    /** Messages returned by one search. */
    hits: 100,
  },
  notifications: {
    pageSize: 10,
    invitationPageSize: 99,
    livePopup: 6000,
    soundVolume: 0.4,
    unreadCap: 99,
    pathLength: 1000,
  },
  polling,
  comments: commentLimits,
  drawing: drawingLimits,
  /** Delays of saving a draft: after the last change, at most after the first unsaved one, and before retrying a failure. */
  drafts: { delay: 1500, maxDelay: 15_000, retryDelay: 10_000 },
  editor: {
    imageBytes: 10_485_760,
    imageExtensions: ['jpg', 'png', 'jpeg'],
    dropFiles: 10,
    tableRows: 3,
    tableColumns: 3,
    htmlLength: 500_000,
  },
  /** Time indexes of segments end at 99:59. */
  script: {
    lastSecond: 5999,
    segments: 200,
    titleLength: 80,
    segmentLength: 20_000,
    narrationLength: 5000,
    /** Days a deleted segment can be restored. */
    keepDeletedDays: 30,
  },
  realtime: {
    /** Channels one call may request authorisation for. */
    channelsAtOnce: 30,
  },
  brief: {
    line: 200,
    items: 30,
    hashtag: 50,
    url: 2000,
    platforms: 10,
    platformTitle: 30,
    paragraph: 2000,
    quantity: 99,
    roundsMin: 0,
    roundsMax: 10,
  },
  copy: { frames: 30, photos: 30, captionLength: 500, stickerLength: 40 },
  works: {
    url: 2000,
    /** Longer than the longest post of any platform. */
    textLength: 65_000,
    reasonLength: 2000,
    /** How far a client's clock may be ahead of ours, in milliseconds. */
    clockSkew: 300_000,
  },
  suggestion: { textLength: 2000 },
  trace: { quoteLength: 400, noteLength: 200 },
  /** The claim check: findings stored with a version, and people's justifications. */
  claims: { findings: 200, claimLength: 400, reasonLength: 500 },
  video: {
    chunkBytes: 5_242_880,
    fileBytes: 4_294_967_296,
    extensions: ['mp4', 'mov', 'webm'],
    /** An upload that receives no chunk for this long counts as interrupted. */
    interruptedAfter: 60_000,
    /** How long an interrupted upload can be resumed. */
    keepHours: 24,
    transcodeMinutes: 30,
    /** Per picture. */
    mostPixels: 36_000_000,
    /** Largest ratio of a picture's longer side to its shorter side. */
    widestRatio: 8,
    longestHours: 6,
    /** Vertical resolution of the film people watch. */
    lines: 720,
    /** For the ruler: one picture holds them all side by side. */
    thumbnails: { count: 10, width: 160, height: 90 },
    /** Vertical resolutions a player chooses from; none is larger than the upload. */
    ladder: [1080, 720, 360],
    /** Storyboard pictures: their maximum number, minimum interval in seconds, and longer side in pixels. */
    storyboard: { count: 100, columns: 10, interval: 0.5, side: 160 },
    noteLength: 500,
    linkLength: 2000,
    /** Comment times end at 99:59:59. */
    lastSecond: 359_999,
  },
  messagingCountdownSeconds: 15,
  messaging: {
    /** Minutes after which an unanswered question counts as no. */
    askMinutes: 60,
    /** Time after the last of several comments before they are notified of together. */
    commentRest: 60_000,
    /** Hour in Taipei at which digest mails and messages held back overnight are sent. */
    digestHour: 9,
    /** Minutes an instant mail waits for further notifications of the same project. */
    mailMinutes: 5,
  },
  /** Reminders are only sent between these hours in Taipei, and this many working days after a missed date. */
  reminders: { firstHour: 9, lastHour: 21, daysLate: [1, 3, 7] },
  onboarding: {
    targetWait: 1000,
    start: 1000,
    demoTimeSeconds: 41,
    lastStep: 99,
    /** The upload of the guide's film: percent by milliseconds, then transcoding, then the second version. */
    film: {
      progress: [
        [500, 60],
        [1000, 90],
        [1500, 100],
      ],
      loading: 2000,
      done: 3500,
    },
  },
  search: { queryLength: 80, results: 8, pause: 200 },
  redirectDelay: 1200,
  invitations: { days: 30, noteLength: 500, listSize: 200 },
  project: { nameLength: 80, tasks: 20, quantity: 10, tasksInAll: 200, fee: 99_999_999, reasonLength: 500 },
  schedule: {
    /** Changes of an agreed schedule that need no consent. */
    freeChanges: 2,
    /** Working days a free change may move its one date by. */
    freeMoveDays: 3,
    /** Days after the works went online until the closing report is due. */
    reportDays: 14,
    noteLength: 500,
  },
  forgotDialogClose: 2000,
  toast,
  landing: { brandLogos: 29, successCases: 8, creatorFeedback: 12, carouselAutoplay: 3000 },
  scroll: { barShrinks: 50, backToTop: 100 },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440 },
  chunkLoadTimeout: 120_000,
  resendCooldown: 60_000,
  /** Length of a version's name. */
  versionName: 40,
  revisionRoundsAgreed: 2,
  /** Hours after an acceptance in which the vendor may reopen the step alone. */
  reopenHours: 24,
  /** A token lasts `days` from its last renewal; its session never longer than `longestDays`. */
  session: { days: 30, longestDays: 180, renewHours: 24, graceSeconds: 60 },
  verifyToken: { hours: 24 },
  resetToken: { hours: 1 },
  /** Time limits of signing in with a provider: to return, to finish here, and to be handed over to the page. */
  socialLogin: { attemptMinutes: 10, pendingMinutes: 30, handOverMinutes: 2 },
  superLogin: { linkMinutes: 10, sessionMinutes: 60 },
  /**
   * Signing in to the console: minutes between password and code, consecutive wrong codes before the account is locked for
   * `lockOut.minutes`, hours the link for setting a password is valid, and minutes for enrolling another
   * authenticator.
   */
  staff: {
    ticketMinutes: 5,
    codeTries: 5,
    codeLength: 20,
    recoveryCodes: 10,
    sessionHours: 12,
    linkHours: 72,
    offerMinutes: 15,
  },
  /** Minimum length of a new password. */
  passwordLength: 8,
  /**
   * Consecutive wrong passwords after which an address is locked for a while: for one network, and in total for all
   * networks the owner has not signed in from.
   */
  lockOut: { tries: 10, triesEverywhere: 100, minutes: 15, linkHours: 1, knownDays: 90 },
  /** Accounts one network may open per day, and mails to one address while their links are valid. */
  registration: { perNetwork: 50, links: 5 },
  account: {
    deletionDays: 14,
    exportMinutes: 10,
    avatarBytes: 10_485_760,
    avatarExtensions: ['jpg', 'png', 'jpeg'],
    avatarEdge: 512,
    nameLength: 80,
    phoneLength: 40,
    feeLength: 40,
    linkLength: 300,
  },
  /** Storage per account, for pictures, chat files and films together; and days after which an unused picture is deleted. */
  storage: { accountBytes: 53_687_091_200, unusedDays: 30 },
  idempotency: { hours: 24 },
  /** The chat on partners' pages. */
  partner: { tokenMinutes: 10, sessionMinutes: 60, subjectLength: 200, nameLength: 80 },
} as const;

/** Reactions to a message. */
export type ChatReaction = (typeof limits.chat.reactions)[number];
