import { type Language, messages } from './messages.ts'
import type { Tenant } from './tenant.ts'
import { themeVariables } from './theme.ts'

export type Row = { label: string; value: string }
export type Column = { label: string; share: number; align?: 'right' }
export type Block =
  | { kind: 'facts'; title?: string; rows: readonly Row[] }
  | { kind: 'table'; title?: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { kind: 'sums'; rows: readonly (Row & { is_strong?: boolean })[] }
  | { kind: 'note'; title?: string; text: string }

/** What every sheet of a tenant has around its blocks. */
type Frame = {
  language: Language
  brand: { name: string; colour: string; on_colour: string }
  foot: string
  /** "Page 1 of 2" */
  page: (page: number, of: number) => string
}

/** A sheet for people, all of it in words: whoever prints it knows nothing of the trade. */
export type Sheet = Frame & {
  title: string
  subtitle: string
  number: Row
  stamp?: { text: string; tone: 'good' | 'open' | 'bad' }
  qr?: { text: string; caption: string }
  blocks: readonly Block[]
}
export type PrinterPort = { print(sheet: Sheet, now: Date): Promise<Buffer> }

const words = messages({
  page: {
    id: (page: number, of: number) => `Halaman ${page} dari ${of}`,
    en: (page: number, of: number) => `Page ${page} of ${of}`,
  },
  issued: {
    id: (brand: string, site: string) => `Diterbitkan oleh ${brand}, ${site}`,
    en: (brand: string, site: string) => `Issued by ${brand}, ${site}`,
  },
})

/** The tenant's brand, and who issued the sheet, in the reader's language. */
export function frameOf({ language, tenant }: { language: Language; tenant: Tenant }): Frame {
  const say = words(language)
  const tones = themeVariables(tenant.color_settings)
  const [colour, on_colour] = [tones['--tone-brand'] ?? '#0e5a4a', tones['--tone-on-brand'] ?? '#ffffff']
  const foot = say.issued(tenant.business_name, tenant.public_url.replace(/^https?:\/\//, ''))
  return { language, brand: { name: tenant.name, colour, on_colour }, foot, page: say.page }
}

/** The same for a sheet that is nobody's brand but its maker's, such as a partner's own list. */
export const ownFrame = ({ language, name, foot }: { language: Language; name: string; foot: string }): Frame => ({
  language,
  brand: { name, colour: '#0e5a4a', on_colour: '#ffffff' },
  foot,
  page: words(language).page,
})
