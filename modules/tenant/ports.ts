import type { PhotoPort } from '#core/file-reasons.ts'
import type { FilesPort } from '#core/ports.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

/** What the desk needs to invite a first admin, and to take a logo. */
export type TenantDeskPorts = Pick<StaffPorts, 'desk'> & { files: FilesPort; photos: PhotoPort }
