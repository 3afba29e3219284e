import type { FilesPort } from '#core/ports.ts'

export type TakenDocument =
  | { ok: true; bytes: Buffer; type: 'image/webp' | 'application/pdf' }
  | { ok: false; why: 'not-a-paper' | 'not-plain' | 'broken' | 'too-large' }

/** Scans of documents. Kinds are detected by content; pictures are re-encoded; a PDF with anything that acts is refused. */
export type DocumentPort = {
  take(bytes: Buffer): Promise<TakenDocument>
  /** Encrypts for one place alone: what was sealed for another does not open. */
  seal(bytes: Buffer, place: string): Buffer
  /** Nothing, where it was sealed elsewhere or changed since. */
  open(sealed: Buffer, place: string): Buffer | undefined
}

/** Keys of this installation: what is hashed with them cannot be made elsewhere. */
export type TokenPort = { keyedHash(purpose: string, text: string): string }

export type DocumentPorts = { files: FilesPort; documents: DocumentPort; tokens: TokenPort }
