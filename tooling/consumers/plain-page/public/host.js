/** Functions of the host that the README examples use. */
const said = [];
const me = { uuid: '1', name: '許雅筑', company: '山眠', role: 'Vendor', avatar: null };
const comments = [];
const port = {
  list: async () => comments,
  replies: async () => [],
  async create({ message }) {
    const comment = {
      ...{ message_id: '1', parent_id: null, message, quote: null, images: [], time: null, time_end: null },
      ...{ is_processed: false, is_updated: false, is_deleted: false, poster_uuid: me.uuid, created_by: me.name },
      ...{ company_name: me.company, role: me.role, avatar: null, response_count: 0, version: 1, is_carried: false },
      ...{ created_at: '2026-11-20T01:00:00Z', updated_at: '2026-11-20T01:00:00Z' },
      ...{ script_uuid: null, platform_uuid: null },
    };
    comments.push(comment);
    return comment;
  },
};
const film = {
  ...{ video_uuid: '1', source: 'upload', name: '初剪.mp4', path: '/film-1.webm', url: null, poster: null },
  ...{ thumbnails: null, ladder: null, storyboard: null, cover: null, has_original: false },
  ...{ width: 32, height: 18, fps: 24, duration: 2 },
};
const save = async ({ shapes }) => said.push(shapes[0].tool);
const comment = (from, until) => said.push(until - from);
Object.assign(window, { film, remarks: [], save, comment });
Object.assign(window, { said, me, port, badge: (count) => said.push(count), fetchToken: async () => 'token' });
