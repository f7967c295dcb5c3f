import { readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';

/**
 * The same styles without cascade layers, for hosts whose own unlayered rules (`button { … }`) would beat any layer. Every
 * selector weighs one class more, so that order and weight among our rules stay as the layers had them.
 */
export function unlayered(css) {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) layer.remove();
    else if (layer.params !== 'properties') {
      if (/^(base|components)\b/.test(layer.params)) layer.walkRules(weigh);
      layer.replaceWith(layer.nodes);
    }
  });
  return root.toString();
}

function weigh(rule) {
  for (let parent = rule.parent; parent; parent = parent.parent) {
    if (parent.type === 'rule' || /keyframes$/.test(parent.name ?? '')) return;
  }
  rule.selectors = rule.selectors.map((selector) => {
    const end = pseudoElement(selector);
    return `${selector.slice(0, end)}:not(._)${selector.slice(end)}`;
  });
}

/** Where a selector's own pseudo-element starts; those inside `:where(…)` are not its own. */
function pseudoElement(selector) {
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1;
    else if ('(['.includes(selector[at])) depth += 1;
    else if (')]'.includes(selector[at])) depth -= 1;
    else if (depth === 0 && /^:(:|before|after|first-line|first-letter)/.test(selector.slice(at))) return at;
  }
  return selector.length;
}

const [, script, path] = process.argv;
if (path && script?.endsWith('unlayered.mjs')) {
  writeFileSync(path.replace(/\.css$/, '.unlayered.css'), unlayered(readFileSync(path, 'utf8')));
}
