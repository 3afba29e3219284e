import { formatMoment } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import type { PersonalRows } from '#database/personal-data.ts'
import { words } from './words.ts'

export type Area = { area: string; title: Record<Language, string>; parts: readonly PersonalRows[] }

/** A value as a person reads it: moments by the calendar, nested facts one after the other. */
function shown(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return formatMoment(value, language)
  if (Array.isArray(value)) return value.map((one) => shown(one, language)).join(', ') || '–'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${nameOf(name)}: ${shown(one, language)}`)
      .join('; ')
  }
  return String(value)
}

const nameOf = (column: string): string => column.replaceAll('_', ' ')

const rowOf = (row: Record<string, unknown>, language: Language): string => {
  const facts = Object.entries(row).map(
    ([name, value]) => `<dt>${escapeHtml(nameOf(name))}</dt><dd>${escapeHtml(shown(value, language))}</dd>`,
  )
  return `<dl>${facts.join('')}</dl>`
}

function partOf({ title, rows }: PersonalRows, language: Language): string {
  const body = rows.length > 0 ? rows.map((row) => rowOf(row, language)).join('') : `<p>${words(language).nothing}</p>`
  return `<h3>${escapeHtml(title[language])} (${rows.length})</h3>${body}`
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid;padding-top:.75rem}' +
  'dd{margin:0;overflow-wrap:anywhere}'

type Facts = { areas: readonly Area[]; brand: string; now: Date }

/** The same data as the JSON files, to be read by anyone with a browser; it loads nothing from elsewhere. */
export function exportPage({ areas, brand, now }: Facts, language: Language): string {
  const say = words(language)
  const sections = areas.map(
    ({ title, parts }) =>
      `<section><h2>${escapeHtml(title[language])}</h2>${parts.map((part) => partOf(part, language)).join('')}</section>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.pageTitle}</title><style>${style}</style></head><body><h1>${say.pageTitle}</h1><p>${escapeHtml(say.pageLead(brand, formatMoment(now, language)))}</p><p>${say.pageFiles}</p>${sections.join('')}</body></html>\n`
}
