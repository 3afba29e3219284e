import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { PersonalRows } from '#database/personal-data.ts'
import { fieldWords } from './field-words.ts'
import { valueWords } from './value-words.ts'
import { words } from './words.ts'

export type Area = { area: string; title: Record<Language, string>; parts: readonly PersonalRows[] }

type Said = Readonly<Record<string, string>>

const moneyFields = new Set(['amount', 'subtotal', 'discount', 'total', 'down_payment', 'price'])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)

/** A value as a person reads it: money, days and moments as they are written, codes in words. */
function shown(name: string, value: unknown, language: Language): string {
  if (value instanceof Date) return formatMoment(value, language)
  if (typeof value === 'boolean') return valueWords(language)[value ? 'yes' : 'no']
  if (typeof value === 'number')
    return moneyFields.has(name) ? formatRupiah(rupiah(value), language) : formatNumber(value, language)
  if (Array.isArray(value)) return value.map((one) => shown(name, one, language)).join(', ')
  if (isRecord(value)) return nested(value, language)
  return textOf(String(value), language)
}

function textOf(text: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text, language)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMoment(new Date(text), language)
  const said: Said = valueWords(language)
  return Object.hasOwn(said, text) ? (said[text] ?? text) : text
}

/** What is said in both languages is read in one. */
function nested(value: Record<string, unknown>, language: Language): string {
  const own = value[language]
  if (typeof own === 'string' && Object.keys(value).every((name) => name === 'id' || name === 'en')) return own
  const [fields, values]: [Said, Said] = [fieldWords(language), valueWords(language)]
  const nameOf = (name: string) => fields[`field_${name}`] ?? values[name] ?? name.replaceAll('_', ' ')
  return Object.entries(value)
    .filter(([name, one]) => !isEmpty(one) && !name.endsWith('_id'))
    .map(([name, one]) => `${nameOf(name)}: ${shown(name, one, language)}`)
    .join('; ')
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0)

/** Numbers of ours and what is empty say nothing to anybody: they stand in the JSON files. */
function rowOf(row: Record<string, unknown>, language: Language): string {
  const names: Said = fieldWords(language)
  const facts = Object.entries(row).flatMap(([column, value]) => {
    const name = names[`field_${column}`]
    if (name === undefined || isEmpty(value)) return []
    return [`<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown(column, value, language))}</dd>`]
  })
  return facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''
}

const partOf = ({ title, rows }: PersonalRows, language: Language): string =>
  `<h3>${escapeHtml(title[language])} (${rows.length})</h3>${rows.map((row) => rowOf(row, language)).join('')}`

/** What there is of one area; nothing where none of it is held. */
function sectionOf({ area, title, parts }: Area, language: Language): string {
  const held = parts.filter(({ rows }) => rows.length > 0)
  if (held.length === 0) return ''
  const body = held.map((part) => partOf(part, language)).join('')
  return `<section id="${escapeHtml(area)}"><h2>${escapeHtml(title[language])}</h2>${body}</section>`
}

/** What is held, to jump to; then what is not. */
function contentsOf(areas: readonly Area[], language: Language): string {
  const isHeld = ({ parts }: Area) => parts.some(({ rows }) => rows.length > 0)
  const links = areas
    .filter(isHeld)
    .map(({ area, title }) => `<li><a href="#${escapeHtml(area)}">${escapeHtml(title[language])}</a></li>`)
  const none = areas.filter((one) => !isHeld(one)).map(({ title }) => title[language])
  const say = words(language)
  const rest = none.length > 0 ? `<p>${escapeHtml(say.notHeld(none.join(', ')))}</p>` : ''
  return `<nav aria-label="${escapeHtml(say.contents)}"><h2>${escapeHtml(say.contents)}</h2><ul>${links.join('')}</ul></nav>${rest}`
}

const style =
  'body{font:17px/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1b2321;background:#fff}' +
  'h1{font-size:1.8rem;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #0e5a4a}h3{margin:1.5rem 0 .5rem}a{color:#0e5a4a}' +
  'dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.25rem 1rem;margin:.75rem 0;padding:.75rem 1rem;border:1px solid #d9d4c8;border-radius:10px}' +
  'dt{color:#55605c}dd{margin:0;overflow-wrap:anywhere}@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}'

type Facts = { areas: readonly Area[]; brand: string; now: Date }

/** The same data as the JSON files, to be read by anyone with a browser; it loads nothing from elsewhere. */
export function exportPage({ areas, brand, now }: Facts, language: Language): string {
  const say = words(language)
  const sections = areas.map((area) => sectionOf(area, language))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.pageTitle}</title><style>${style}</style></head><body><h1>${say.pageTitle}</h1><p>${escapeHtml(say.pageLead(brand, formatMoment(now, language)))}</p><p>${say.pageFiles}</p>${contentsOf(areas, language)}${sections.join('')}</body></html>\n`
}
