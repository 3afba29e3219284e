import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort } from '#core/ports.ts'

/** Pictures of items are stored anew. */
export type StoreDeskPorts = { files: FilesPort; photos: PhotoPort }
