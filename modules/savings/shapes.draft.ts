import { z } from 'zod'

const applicant =
  'full_name|gender|birth_date|email|phone_number|address|occupation|monthly_income|has_tax_id|agrees_bank_terms|agrees_bank_data'
const heir = 'mother_name|heir_name|gender|contact_name|phone_number'
const names = new RegExp(`^(?:${applicant}|heir\\.(?:${heir}))$`)
const countOf = (text: string): number => text.split('|').length
// Half a surrogate pair is no text to PostgreSQL, and neither are most control characters.
const typed = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

/** What was typed into the form so far, right or wrong, by the names its fields have when it is sent. */
export const savingsDraft = z
  .record(z.string().regex(names), z.string().max(300).regex(typed))
  .meta({ maxProperties: countOf(applicant) + countOf(heir) })
