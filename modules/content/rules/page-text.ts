import { type Leads, type Span, spansOf, textOfSpans } from './spans.ts'

export const noteTones = ['schools', 'tip', 'care'] as const
export type NoteTone = (typeof noteTones)[number]
export const diagramNames = ['miqat', 'tawaf', 'sai', 'hajj-days'] as const
export type DiagramName = (typeof diagramNames)[number]

/** `is_quran`: its Arabic is that of the mushaf, sign by sign, and is drawn like it. */
export type Scripture = { arabic: string; is_quran: boolean; latin: string; meaning: string; source: string }
export type Block =
  | { kind: 'text'; text: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'steps'; steps: { title: string; text: Span[] }[] }
  | { kind: 'terms'; terms: { term: string; text: Span[] }[] }
  | { kind: 'note'; tone: NoteTone; text: Span[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | ({ kind: 'scripture' } & Scripture)
  | { kind: 'diagram'; name: DiagramName }
export type Section = { id: string; title: string; blocks: Block[] }
export type PageText = { lead: Block[]; sections: Section[] }

/** What stands at the beginning of a line says what it is; lines of one kind that follow each other belong together. */
const kinds = [
  ['list', /^- (.+)$/],
  ['steps', /^\d+\. (.+)$/],
  ['terms', /^= (.+)$/],
  ['note', /^> (.+)$/],
  ['table', /^\|(.+)\|$/],
  ['scripture', /^@(.+)$/],
  ['diagram', /^:: ([a-z-]+)$/],
] as const
type Kind = (typeof kinds)[number][0] | 'text'
type Run = { kind: Kind; lines: string[] }

const alone: readonly Kind[] = ['text', 'note', 'diagram']

function runsOf(lines: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const matches = kinds.flatMap(([kind, mark]) =>
      mark.test(line) ? [{ kind, rest: mark.exec(line)?.[1] ?? '' }] : [],
    )
    const { kind, rest }: { kind: Kind; rest: string } = matches[0] ?? { kind: 'text', rest: line }
    const last = runs.at(-1)
    // Words of the rite begin with the Arabic: two of them may follow each other.
    const isNew = alone.includes(kind) || (kind === 'scripture' && /^(?:arabic|quran) /.test(rest))
    if (last?.kind === kind && !isNew) last.lines.push(rest)
    else runs.push({ kind, lines: [rest] })
  }
  return runs
}

const cut = (line: string): [string, string] => {
  const [head = '', ...rest] = line.split(' | ')
  return [head.trim(), rest.join(' | ').trim()]
}
const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const isTone = (word: string): word is NoteTone => noteTones.some((tone) => tone === word)
const isDiagram = (word: string): word is DiagramName => diagramNames.some((name) => name === word)

function noteOf(line: string, leads: Leads): Block {
  const [, tone = '', text = ''] = /^(\w+) (.+)$/.exec(line) ?? []
  return isTone(tone)
    ? { kind: 'note', tone, text: spansOf(text, leads) }
    : { kind: 'note', tone: 'tip', text: spansOf(line, leads) }
}

function scriptureOf(lines: readonly string[]): Block {
  const part = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  return {
    kind: 'scripture',
    arabic: part('arabic') || part('quran'),
    is_quran: part('quran') !== '',
    latin: part('latin'),
    meaning: part('meaning'),
    source: part('source'),
  }
}

function blocksOf(run: Run, leads: Leads): Block[] {
  const { kind, lines } = run
  const [first = '', ...others] = lines
  const spans = (text: string) => spansOf(text, leads)
  const pairs = lines.map(cut)
  if (kind === 'list') return [{ kind, items: lines.map(spans) }]
  if (kind === 'steps') return [{ kind, steps: pairs.map(([title, text]) => ({ title, text: spans(text) })) }]
  if (kind === 'terms') return [{ kind, terms: pairs.map(([term, text]) => ({ term, text: spans(text) })) }]
  if (kind === 'table') return [{ kind, head: cells(first), rows: others.map(cells) }]
  if (kind === 'note') return [noteOf(first, leads)]
  if (kind === 'scripture') return [scriptureOf(lines)]
  if (kind === 'diagram') return isDiagram(first) ? [{ kind, name: first }] : []
  return [{ kind, text: spans(first) }]
}

export const anchorOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const heading = /^## (.+?)(?: \{#([a-z-]+)\})?$/

/**
 * The text of a page as parts that pages and apps draw. There is no way to write HTML: what is no mark of ours is shown as
 * it was typed.
 */
export function pageText(source: string, leads: Leads = () => true): PageText {
  const lead: string[] = []
  const parts: { id: string; title: string; lines: string[] }[] = []
  for (const line of source.split('\n').map((one) => one.trim())) {
    const [, title, id] = heading.exec(line) ?? []
    if (title) parts.push({ id: id ?? (anchorOf(title) || `part-${parts.length + 1}`), title, lines: [] })
    else if (line) (parts.at(-1)?.lines ?? lead).push(line)
  }
  const drawn = (lines: readonly string[]) => runsOf(lines).flatMap((run) => blocksOf(run, leads))
  return { lead: drawn(lead), sections: parts.map(({ id, title, lines }) => ({ id, title, blocks: drawn(lines) })) }
}

function plainOf(block: Block): string[] {
  if (block.kind === 'text' || block.kind === 'note') return [textOfSpans(block.text)]
  if (block.kind === 'list') return block.items.map(textOfSpans)
  if (block.kind === 'steps') return block.steps.map(({ title, text }) => `${title}. ${textOfSpans(text)}`)
  if (block.kind === 'terms') return block.terms.map(({ term, text }) => `${term}: ${textOfSpans(text)}`)
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(', '))
  return block.kind === 'scripture' ? [block.latin, block.meaning] : []
}

/** The same without its form: for search engines, for searching, and to count words. */
export const plainText = (blocks: readonly Block[]): string => blocks.flatMap(plainOf).join('\n')
