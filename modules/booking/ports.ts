import type { LimitPort } from '#core/ports.ts'
import type { PrinterPort } from '#core/sheet.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

export type TakenPhoto =
  | { ok: true; bytes: Buffer; type: 'image/webp'; width: number; height: number; colour: string }
  | { ok: false; why: 'not-a-picture' | 'too-large' }

export type AfterSalePorts = DocumentPorts & {
  photos: { take(bytes: Buffer): Promise<TakenPhoto> }
  printer: PrinterPort
}

/** A code is kept only as what the keys make of it. */
export type BookingPorts = AfterSalePorts & { limits: LimitPort }
