// Also exported one by one, so that a package that needs a few does not bundle them all.

/** Milliseconds between two looks at what others wrote. */
export const polling = 30_000;

/** How long a short message stays. */
export const toast = 1500;

export const commentLimits = {
  /** A thread with no more replies than this comes with them. */
  repliesInList: 20,
  throttle: 5000,
  photos: 6,
  photoBytes: 10_485_760,
  photoExtensions: ['jpg', 'png', 'jpeg'],
  photoMaxEdge: 2000,
  photoQuality: 1,
  collapseLines: 4,
  textLength: 5000,
  /** How long the server can bring a deleted comment back. */
  restore: 600_000,
} as const;

/** What a drawing on a frame of a film may hold. */
export const drawingLimits = {
  shapes: 40,
  /** Of one stroke of the pen, and of all of them. */
  strokePoints: 400,
  points: 2000,
  textLength: 60,
  /** Of the whole drawing as JSON. */
  bytes: 96_000,
} as const;

/** Every constant of the product, once. Times in milliseconds, sizes in bytes, lengths in CSS pixels unless said. */
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
    /** What may be put under a message, in the order it is offered. */
    reactions: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
    /** How long the sender of a message may change it or take it back, ms. */
    changeableFor: 300_000,
    /** Messages found in one answer. */
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
  /** Saving a draft: after the last change, at the latest after the first unsaved one, and again after a failure. */
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
    /** Days a deleted segment can be brought back. */
    keepDeletedDays: 30,
  },
  realtime: {
    /** Channels one call may ask to be let into. */
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
    /** More than the longest post of any platform. */
    textLength: 65_000,
    reasonLength: 2000,
    /** How far a clock may be ahead of ours, in milliseconds. */
    clockSkew: 300_000,
  },
  suggestion: { textLength: 2000 },
  /** Of the claim check: what is kept with a version, and what people answer. */
  trace: { quoteLength: 400, noteLength: 200 },
  claims: { findings: 200, claimLength: 400, reasonLength: 500 },
  video: {
    chunkBytes: 5_242_880,
    fileBytes: 4_294_967_296,
    extensions: ['mp4', 'mov', 'webm'],
    /** Without a chunk for this long, an upload counts as interrupted. */
    interruptedAfter: 60_000,
    /** How long an interrupted upload can be gone on with. */
    keepHours: 24,
    transcodeMinutes: 30,
    /** Of one picture. */
    mostPixels: 36_000_000,
    /** The longer side of a picture to the shorter. */
    widestRatio: 8,
    longestHours: 6,
    /** Lines of the film people see. */
    lines: 720,
    /** One picture holds them all side by side, for the ruler. */
    thumbnails: { count: 10, width: 160, height: 90 },
    /** Lines of the sizes a player chooses from; none is larger than what was uploaded. */
    ladder: [1080, 720, 360],
    /** Pictures of the storyboard: at most so many, no closer than so many seconds, the longer side of each in pixels. */
    storyboard: { count: 100, columns: 10, interval: 0.5, side: 160 },
    noteLength: 500,
    linkLength: 2000,
    /** Times of comments end at 99:59:59. */
    lastSecond: 359_999,
  },
  messagingCountdownSeconds: 15,
  messaging: {
    /** Minutes after which an unanswered question counts as no. */
    askMinutes: 60,
    /** After the last of several comments, before they count as said in one go. */
    commentRest: 60_000,
    /** Hour in Taipei at which mails of unread notifications and messages that wait for the morning leave. */
    digestHour: 9,
    /** How long a mail that is sent at once waits for what follows in the same project. */
    mailMinutes: 5,
  },
  /** Nobody is reminded between these hours in Taipei; and how many working days after a missed date somebody is. */
  reminders: { firstHour: 9, lastHour: 21, daysLate: [1, 3, 7] },
  onboarding: {
    targetWait: 1000,
    start: 1000,
    demoTimeSeconds: 41,
    lastStep: 99,
    /** The guide's film on its way: percent by milliseconds, then being worked on, then the second version. */
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
    /** Changes of an agreed schedule that go without the other side's consent. */
    freeChanges: 2,
    /** Working days such a change may move its one date by. */
    freeMoveDays: 3,
    /** Days after the works went online in which the closing report is due. */
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
  /** Length of what a version is called. */
  versionName: 40,
  revisionRoundsAgreed: 2,
  /** After an acceptance, the vendor alone may take it back this long. */
  reopenHours: 24,
  /** A token lives `days` after it was last renewed, its session no longer than `longestDays`. */
  session: { days: 30, longestDays: 180, renewHours: 24, graceSeconds: 60 },
  verifyToken: { hours: 24 },
  resetToken: { hours: 1 },
  /** Signing in elsewhere: to come back, to finish here, and to be handed over to the page. */
  socialLogin: { attemptMinutes: 10, pendingMinutes: 30, handOverMinutes: 2 },
  superLogin: { linkMinutes: 10, sessionMinutes: 60 },
  /**
   * Signing in to the console: minutes between password and code, wrong codes in a row before the account is closed for
   * `lockOut.minutes`, hours for which the link that sets a password is good, and minutes for enrolling another
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
  /** Signs of a new password. */
  passwordLength: 8,
  /**
   * Wrong passwords in a row after which an address is closed for a while: to one network, and from everywhere together to
   * the networks its owner has not signed in from.
   */
  lockOut: { tries: 10, triesEverywhere: 100, minutes: 15, linkHours: 1, knownDays: 90 },
  /** Accounts one network may open in a day, and mails to one address while their links are good. */
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
  /** What one account may store: pictures, files of chats and films together; and when a picture nothing shows is taken away. */
  storage: { accountBytes: 53_687_091_200, unusedDays: 30 },
  idempotency: { hours: 24 },
  /** Chat on pages of partners. */
  partner: { tokenMinutes: 10, sessionMinutes: 60, subjectLength: 200, nameLength: 80 },
} as const;

/** What may be put under a message. */
export type ChatReaction = (typeof limits.chat.reactions)[number];
