import { defineElementBuild } from '../../tooling/element-build.ts';

export default defineElementBuild('PaidangCommentBoard', 'react');
