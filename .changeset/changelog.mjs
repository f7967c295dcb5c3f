/** Changelogs are read by whoever updates: sentences, without commits, and dependencies of ours in one line. */
export default {
  getReleaseLine({ summary }) {
    const [first, ...rest] = summary.split('\n').map((line) => line.trimEnd());
    return [`- ${first}`, ...rest.map((line) => `  ${line}`)].join('\n');
  },
  getDependencyReleaseLine(_, updated) {
    if (updated.length === 0) return '';
    return `- Needs ${updated.map(({ name, newVersion }) => `${name}@${newVersion}`).join(', ')}`;
  },
};
