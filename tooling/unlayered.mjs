import { readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';

/**
 * Removes cascade layers from the styles, for hosts whose unlayered rules (`button { … }`) would override any layer. Every
 * selector gets the specificity of one more class, so that our rules keep the order and specificity they had with layers.
 */
export function unlayered(css) {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) layer.remove();
    else if (layer.params !== 'properties') {
      if (/^(base|components)\b/.test(layer.params)) layer.walkRules(raiseSpecificity);
      layer.replaceWith(layer.nodes);
    }
  });
  return root.toString();
}

function raiseSpecificity(rule) {
  for (let parent = rule.parent; parent; parent = parent.parent) {
    if (parent.type === 'rule' || /keyframes$/.test(parent.name ?? '')) return;
  }
  rule.selectors = rule.selectors.map((selector) => {
    const end = indexOfPseudoElement(selector);
    return `${selector.slice(0, end)}:not(._)${selector.slice(end)}`;
  });
}

/** Position of a selector's own pseudo-element; those inside `:where(…)` do not count. */
function indexOfPseudoElement(selector) {
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
