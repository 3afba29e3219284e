import type { LimitPort } from '#core/ports.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'

/** Where scans lie, what checks and seals them, and how many come at once. */
export type SavingsPorts = Pick<DocumentPorts, 'files' | 'documents'> & { limits: LimitPort }
