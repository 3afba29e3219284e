import { createHash } from 'node:crypto'

export type Text = { id: string; en: string }

/** The id of a named thing: always the same, so that a second run finds it instead of making it twice. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`rihla demo ${name}`).digest('hex')
  return `${demoIdPrefix}-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}

/** All ids of the demo begin so, as those of its tenants and members do. */
export const demoIdPrefix = '0190a000'

export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Reads a table written as lines with `|` between the cells; every line has as many as were asked for. */
export function table(cells: number, text: string): readonly string[][] {
  const known = tables.get(text)
  if (known) return known
  const rows = readTable(cells, text)
  tables.set(text, rows)
  return rows
}

const tables = new Map<string, readonly string[][]>()

function readTable(cells: number, text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const row = line.split('|').map((cell) => cell.trim())
    if (row.length !== cells) throw new Error(`${row.length} cells instead of ${cells}: ${line}`)
    return row
  })
}

export const cell = (row: readonly string[], at: number): string => {
  const value = row[at]
  if (value === undefined) throw new Error(`no cell ${at} in ${row.join(' | ')}`)
  return value
}

/** Lines of `Indonesian | English`. */
export const texts = (text: string): Text[] => table(2, text).map((row) => ({ id: cell(row, 0), en: cell(row, 1) }))

type Facts = Readonly<Record<string, Text | string | number>>

/** Puts facts into both sentences, each in its own language where it has one. */
export function fill(words: Text, facts: Facts): Text {
  return { id: fillOne(words.id, facts, 'id'), en: fillOne(words.en, facts, 'en') }
}

const fillOne = (sentence: string, facts: Facts, language: 'id' | 'en'): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`nothing known for {${name}} in: ${sentence}`)
    return typeof fact === 'object' ? fact[language] : String(fact)
  })

type Stayed = { stars: number; legs: readonly { hotel: { stars: number } }[] }

/** Whether every hotel has the stars that are spoken of. */
export const hasStars = ({ stars, legs }: Stayed): boolean => legs.every(({ hotel }) => hotel.stars === stars)

/** A name that promises stars, only where every hotel has them. */
export const trueShape = (shape: Text, stayed: Stayed, other: Text): Text =>
  shape.id.includes('{stars}') && !hasStars(stayed) ? other : shape

export const joined = (parts: readonly Text[], between = ' '): Text => ({
  id: parts.map((part) => part.id).join(between),
  en: parts.map((part) => part.en).join(between),
})
