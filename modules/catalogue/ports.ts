import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'

export type CataloguePorts = {
  /** Whose name stands on mails of the desk, with the address that the console is reached at. */
  desk: { brand(): Tenant }
  files: FilesPort
  /** Files for few eyes: checked by content, and encrypted for the one place they lie in. */
  documents: {
    take(
      bytes: Buffer,
    ): Promise<
      | { ok: true; bytes: Buffer; type: 'image/webp' | 'application/pdf' }
      | { ok: false; why: 'not-a-paper' | 'not-plain' | 'broken' | 'too-large' }
    >
    seal(bytes: Buffer, place: string): Buffer
    open(sealed: Buffer, place: string): Buffer | undefined
  }
  /** Every brand, with the address that its site is reached at. */
  sites: { all(): Tenant[] }
  /** Signs links; a text of one purpose is worth nothing for another. */
  tokens: { keyedHash(purpose: string, text: string): string }
  photos: PhotoPort
}
