import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Language } from './messages.ts'
import { fieldRefusal } from './validation.ts'

/** The number as the world dials it (E.164); one typed without a country is Indonesian. */
export function phoneNumberOf(text: string, language: Language, field = 'phone_number'): string {
  const number = parsePhoneNumberFromString(text, 'ID')
  if (!number?.isValid()) throw fieldRefusal(field, 'phone_invalid', language)
  return number.number
}
