import type { Upload } from './context.ts'
import { type Language, messages } from './messages.ts'
import { codes } from './refusal-codes.ts'
import { Refusal } from './refusals.ts'

/** Why a file was not taken, as whoever sent it can mend it. */
export const fileReasons = messages({
  missing: { id: 'Pilih berkasnya dahulu', en: 'Choose a file first' },
  'not-a-picture': {
    id: 'Jenis berkas ini tidak diterima. Gunakan gambar JPEG, PNG, WebP, atau AVIF',
    en: 'This kind of file is not accepted. Use a JPEG, PNG, WebP or AVIF picture',
  },
  'not-a-paper': {
    id: 'Jenis berkas ini tidak diterima. Gunakan JPEG, PNG, WebP, atau PDF',
    en: 'This kind of file is not accepted. Use JPEG, PNG, WebP or PDF',
  },
  'not-plain': {
    id: 'PDF ini terkunci, rusak, atau berisi formulir atau lampiran. Cetak ulang sebagai PDF biasa, atau unggah fotonya',
    en: 'This PDF is locked, damaged, or holds forms or attachments. Print it to a plain PDF, or upload a photo',
  },
  broken: {
    id: 'Gambar ini rusak atau tidak lengkap. Simpan ulang, lalu unggah lagi',
    en: 'This picture is damaged or incomplete. Save it again, then upload it',
  },
  'too-large': {
    id: 'Ukuran gambar ini terlalu besar. Perkecil, lalu unggah lagi',
    en: 'This picture has too many pixels. Make it smaller, then upload it again',
  },
})

export type FileReason = keyof ReturnType<typeof fileReasons>

/** Refuses a file at its field, with the reason. */
export function fileRefusal(why: FileReason, language: Language, field = 'file'): Refusal {
  const code = why === 'too-large' ? codes.too_large : codes.file_invalid
  return new Refusal(code, { errors: { [field]: [fileReasons(language)[why]] } })
}

export type TakenPicture =
  | { ok: true; bytes: Buffer; type: 'image/webp'; width: number; height: number; colour: string }
  | { ok: false; why: 'not-a-picture' | 'broken' | 'too-large' }

/** Makes a picture of what was sent, or says why it is none. */
export type PhotoPort = { take(bytes: Buffer): Promise<TakenPicture> }

type Sent = {
  files: Readonly<Record<string, Upload | undefined>>
  ports: { photos: PhotoPort }
  language: Language
}

/** The picture that a call was sent as `file`. */
export async function takenPicture({ files, ports, language }: Sent) {
  if (!files.file || files.file.bytes.length === 0) throw fileRefusal('missing', language)
  const picture = await ports.photos.take(files.file.bytes)
  if (!picture.ok) throw fileRefusal(picture.why, language)
  return picture
}
