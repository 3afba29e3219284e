import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort } from '#core/ports.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

/** Pictures of items and stores are stored anew; the first person of a store is invited. */
export type StoreDeskPorts = Pick<StaffPorts, 'desk'> & { files: FilesPort; photos: PhotoPort }
