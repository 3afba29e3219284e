import type { FilesPort, LimitPort } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

export type ChatPorts = { files: FilesPort; documents: DocumentPorts['documents']; limits: LimitPort }

/** At the desk no host says which brand it is about. */
export type ChatDeskPorts = ChatPorts & { sites: { all(): Tenant[] } }
/** What the clock needs. */
export type ChatClockPorts = { desk: Pick<StaffPorts['desk'], 'brand'> }
