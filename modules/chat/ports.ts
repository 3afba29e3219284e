import type { FilesPort, LimitPort } from '#core/ports.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

export type ChatPorts = { files: FilesPort; documents: DocumentPorts['documents']; limits: LimitPort }
/** What the clock needs. */
export type ChatClockPorts = { desk: Pick<StaffPorts['desk'], 'brand'> }
