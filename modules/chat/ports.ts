import type { FilesPort, LimitPort } from '#core/ports.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

export type ChatPorts = { files: FilesPort; documents: DocumentPorts['documents']; limits: LimitPort }
