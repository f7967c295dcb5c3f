import { defineElementBuild } from '../../tooling/element-build.ts';

export default defineElementBuild('PaidangEditor', 'react');
