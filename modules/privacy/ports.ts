import type { FilesPort } from '#core/ports.ts'
import type { PersonalData } from '#database/personal-data.ts'
import type { DocumentPort } from '#modules/documents/module.ts'

export type PrivacyPorts = {
  files: FilesPort
  documents: Pick<DocumentPort, 'seal' | 'open'>
  /** What every module holds about members. */
  personal_data: readonly PersonalData[]
}
