const headRows = /<table><tbody>((?:<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b).)*<\/th>)+<\/tr>)+)/gs

/**
 * What the editor wrote, as it is stored: one paragraph in an item is the item, rows of headings are the head of their table,
 * and the empty line that was left to go on writing is none. Texts that nobody touched stay as they are.
 */
export const storedHtml = (html: string): string =>
  html
    .replace(/<li><p>((?:(?!<\/?p\b).)*)<\/p><\/li>/gs, '<li>$1</li>')
    .replace(headRows, '<table><thead>$1</thead><tbody>')
    .replaceAll('<tbody></tbody>', '')
    .replace(/(?:<p><\/p>)+$/, '')
