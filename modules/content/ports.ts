import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort, LimitPort } from '#core/ports.ts'

export type ContentPorts = {
  limits: LimitPort
  files: FilesPort
  photos: PhotoPort
}
