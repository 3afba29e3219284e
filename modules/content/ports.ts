import type { FilesPort, LimitPort } from '#core/ports.ts'

export type ContentPorts = {
  limits: LimitPort
  files: FilesPort
  /** Makes a picture of what was sent, or says why it is none. */
  photos: {
    take(
      bytes: Buffer,
    ): Promise<
      | { ok: true; bytes: Buffer; type: string; width: number; height: number; colour: string }
      | { ok: false; why: 'not-a-picture' | 'too-large' }
    >
  }
}
