import type {
  BoardSchemas,
  briefCommentSchemas,
  copyCommentSchemas,
  outlineCommentSchemas,
  reportCommentSchemas,
  scriptCommentSchemas,
  videoCommentSchemas,
  worksCommentSchemas,
} from '../calls/comments';
import type { BoardArea } from '../steps';
import type { AnyRoutes, Routes } from './route';

/** The routes of each step's board; their paths differ. */
const boardRoutes = (base: string) =>
  ({
    list: { method: 'GET', path: base, access: 'member' },
    send: { method: 'POST', path: base, access: 'member' },
    setProcessed: { method: 'PATCH', path: `${base}/{message}/status`, access: 'member' },
    prove: { method: 'POST', path: `${base}/{message}/proof`, access: 'member' },
    edit: { method: 'PATCH', path: `${base}/{message}`, access: 'member' },
    remove: { method: 'DELETE', path: `${base}/{message}`, access: 'member' },
    restore: { method: 'POST', path: `${base}/{message}/restore`, access: 'member' },
    replies: { method: 'GET', path: `${base}/{message}/responses`, access: 'member' },
  }) satisfies AnyRoutes;

const scriptMessagePath = '/api/draft-script-messages/{message}';

export const briefCommentRoutes: Routes<typeof briefCommentSchemas> = boardRoutes('/api/brief-message/{task}');

export const outlineCommentRoutes: Routes<typeof outlineCommentSchemas> = boardRoutes('/api/outline_message/{task}');

export const scriptCommentRoutes: Routes<typeof scriptCommentSchemas> = {
  ...boardRoutes('/api/draft-script/get-script-messages/{task}/{script}'),
  setProcessed: { method: 'PATCH', path: scriptMessagePath, access: 'member' },
  replies: { method: 'GET', path: scriptMessagePath, access: 'member' },
  store: { method: 'POST', path: '/api/draft-script/message/store', access: 'member' },
};

export const copyCommentRoutes: Routes<typeof copyCommentSchemas> = boardRoutes(
  '/api/copy-writing-message/{task}/{platform}',
);

export const videoCommentRoutes: Routes<typeof videoCommentSchemas> = boardRoutes('/api/video-messages/{task}');

export const worksCommentRoutes: Routes<typeof worksCommentSchemas> = boardRoutes('/api/works-online-message/{task}');

export const reportCommentRoutes: Routes<typeof reportCommentSchemas> = boardRoutes(
  '/api/case-report-message/{task}/{platform}',
);

/** The routes all boards have in common. */
export type BoardRoutes = Routes<BoardSchemas>;

/** The routes of the boards, by area. */
export const commentRoutes = {
  briefComments: briefCommentRoutes,
  outlineComments: outlineCommentRoutes,
  scriptComments: scriptCommentRoutes,
  copyComments: copyCommentRoutes,
  videoComments: videoCommentRoutes,
  worksComments: worksCommentRoutes,
  reportComments: reportCommentRoutes,
} satisfies Record<BoardArea, BoardRoutes>;
