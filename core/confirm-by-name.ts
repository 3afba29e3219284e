import { z } from 'zod'
import { isSameName } from './confirm-name.ts'
import type { Language } from './messages.ts'
import { fieldRefusal } from './validation.ts'

/** What a call takes that destroys something: its name, typed by who does it. */
export const confirmNameField = { confirm_name: z.string().trim().min(1).max(300) }

/** Refuses a step whose name was not typed. Pages ask for it too, but only a call can hold it. */
export function confirmName(typed: { confirm_name: string; name: string; language: Language }): void {
  if (!isSameName(typed.confirm_name, typed.name)) throw fieldRefusal('confirm_name', 'name_other', typed.language)
}
