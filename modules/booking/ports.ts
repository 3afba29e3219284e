import type { FilesPort, LimitPort } from '#core/ports.ts'

/** Keys of this installation: what is hashed with them cannot be made elsewhere. */
export type TokenPort = { keyedHash(purpose: string, text: string): string }

export type TakenDocument =
  | { ok: true; bytes: Buffer; type: 'image/webp' | 'application/pdf' }
  | { ok: false; why: 'not-a-paper' | 'too-large' }

/** Scans of travel documents. Kinds are detected by content; pictures are re-encoded; a PDF with anything that acts is refused. */
export type DocumentPort = {
  take(bytes: Buffer): Promise<TakenDocument>
  /** Encrypts for one place alone: what was sealed for another does not open. */
  seal(bytes: Buffer, place: string): Buffer
  /** Nothing, where it was sealed elsewhere or changed since. */
  open(sealed: Buffer, place: string): Buffer | undefined
}

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

export type AfterSalePorts = {
  files: FilesPort
  documents: DocumentPort
  photos: { take(bytes: Buffer): Promise<TakenPhoto> }
  printer: PrinterPort
  tokens: TokenPort
}

/** A code is kept only as what the keys make of it. */
export type BookingPorts = AfterSalePorts & { limits: LimitPort }
