import { fileTypeFromBuffer } from 'file-type'
import type { DocumentPort, TakenDocument } from '#modules/documents/ports.ts'
import { takePicture } from '../pictures/intake.ts'
import { isPlainPdf } from './pdf.ts'
import { sealOf } from './seal.ts'

// Not HEIC: what decodes it is not ours to ship; phones send JPEG where a page asks for it.
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Reads what a stranger sent by its content. Pictures are re-encoded; a PDF stays as it is, or stays out. */
export async function takeDocument(bytes: Buffer): Promise<TakenDocument> {
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (fileType?.mime === 'application/pdf') {
    const isPlain = await isPlainPdf(bytes)
    return isPlain ? { ok: true, bytes, type: 'application/pdf' } : { ok: false, why: 'not-plain' }
  }
  if (!fileType || !pictures.has(fileType.mime)) return { ok: false, why: 'not-a-paper' }
  const taken = await takePicture(bytes)
  if (taken.ok) return { ok: true, bytes: taken.bytes, type: taken.type }
  return { ok: false, why: taken.why === 'not-a-picture' ? 'not-a-paper' : taken.why }
}

export const documentPort = (secrets: Parameters<typeof sealOf>[0]): DocumentPort => ({
  take: takeDocument,
  ...sealOf(secrets),
})
