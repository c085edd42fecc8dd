const QUOTE = 34;
const ESCAPE = 92;

/** How deep JSON text is nested, counted before anything parses it: deep files cost a parser seconds. */
export function depthOfText(source: string): number {
  let depth = 0;
  let deepest = 0;
  let inWords = false;
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (inWords) {
      if (code === ESCAPE) i++;
      else if (code === QUOTE) inWords = false;
    } else if (code === QUOTE) inWords = true;
    // { and [ open, } and ] close
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}

/** How deep data lies, measured level by level and no deeper than asked: it must not overflow anybody's stack. */
export function depthOf(value: unknown, most: number): number {
  let level = [value];
  let depth = 0;
  while (level.length > 0 && depth <= most) {
    const next: unknown[] = [];
    for (const one of level) {
      if (one === null || typeof one !== 'object') continue;
      for (const held of Object.values(one)) if (typeof held === 'object') next.push(held);
    }
    level = next;
    depth++;
  }
  return depth;
}
