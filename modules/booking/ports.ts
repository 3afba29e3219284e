import type { LimitPort } from '#core/ports.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

export type TakenPhoto =
  | { ok: true; bytes: Buffer; type: 'image/webp'; width: number; height: number; colour: string }
  | { ok: false; why: 'not-a-picture' | 'too-large' }

export type Row = { label: string; value: string }
export type Column = { label: string; share: number; align?: 'right' }
export type Block =
  | { kind: 'facts'; title?: string; rows: readonly Row[] }
  | { kind: 'table'; title?: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { kind: 'sums'; rows: readonly (Row & { is_strong?: boolean })[] }
  | { kind: 'note'; title?: string; text: string }

/** A sheet for people, all of it in words: whoever prints it knows nothing of the trade. */
export type Sheet = {
  language: 'id' | 'en'
  title: string
  subtitle: string
  brand: { name: string; colour: string; on_colour: string }
  number: Row
  stamp?: { text: string; tone: 'good' | 'open' | 'bad' }
  qr?: { text: string; caption: string }
  blocks: readonly Block[]
  foot: string
  /** "Page 1 of 2" */
  page: (page: number, of: number) => string
}
export type PrinterPort = { print(sheet: Sheet, now: Date): Promise<Buffer> }

export type AfterSalePorts = DocumentPorts & {
  photos: { take(bytes: Buffer): Promise<TakenPhoto> }
  printer: PrinterPort
}

/** A code is kept only as what the keys make of it. */
export type BookingPorts = AfterSalePorts & { limits: LimitPort }
