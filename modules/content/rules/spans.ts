/** A stretch of text; `href` is a path of the site without language, or an address outside it. */
export type Span = { text: string; strong?: boolean; em?: boolean; href?: string }

const marks = /\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Only addresses that can do nothing but lead somewhere. */
const isSafe = (href: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(href) || /^https:\/\/[^\s]+$/.test(href) || /^(mailto|tel):[^\s]+$/.test(href)

export type Leads = (path: string) => boolean

/** `**strong**`, `*foreign*` and `[name](address)`; everything else is text. A link that may not be followed keeps its words. */
export function spansOf(line: string, leads: Leads = () => true): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of line.matchAll(marks)) {
    if (match.index > from) spans.push({ text: line.slice(from, match.index) })
    const [whole, strong, em, name, href] = match
    if (strong !== undefined) spans.push({ text: strong, strong: true })
    else if (em !== undefined) spans.push({ text: em, em: true })
    else if (name !== undefined)
      spans.push(isSafe(href ?? '') && leads(href ?? '') ? { text: name, href } : { text: name })
    from = match.index + whole.length
  }
  if (from < line.length) spans.push({ text: line.slice(from) })
  return spans
}

export const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
