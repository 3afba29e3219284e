import type { Language } from '#core/messages.ts'
import { brandFields, settingFields } from './fields.ts'
import { fieldWords } from './words.ts'

/** What the fields of a brand's forms are called, for the list of what is wrong. */
export function brandLabels(language: Language): Record<string, string> {
  const names: Record<string, string> = fieldWords(language)
  const labelOf = (field: string) => names[field] ?? names[field.split('.')[0] ?? ''] ?? field
  return Object.fromEntries([...brandFields, ...settingFields].map((field) => [field, labelOf(field)]))
}
