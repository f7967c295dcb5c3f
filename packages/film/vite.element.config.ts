import { defineElementBuild } from '../../tooling/element-build.ts';

// What plays sizes by the line is as large as all the rest, and most films on a page have one size.
export default defineElementBuild('PaidangFilm', 'react', { ladder: 'src/react/play-ladder.ts' });
