import type { Retention } from '#core/module.ts'
import type { FilesPort } from '#core/ports.ts'
import type { PersonalData } from '#database/personal-data.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import type { DocumentPort } from '#modules/documents/module.ts'

export type PrivacyPorts = RetentionPorts & {
  files: FilesPort
  documents: Pick<DocumentPort, 'seal' | 'open'>
  /** What every module holds about members. */
  personal_data: readonly PersonalData[]
}

export type RetentionPorts = {
  files: FilesPort
  /** What every module holds for a while only. */
  retention: readonly Retention<{ files: FilesPort }, RetentionRule>[]
}
