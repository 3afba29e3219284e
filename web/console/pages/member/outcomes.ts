/** What a form of the page did; the page says so after it. */
export const outcomes = [
  'resent',
  'code_sent',
  'reset_sent',
  'name_saved',
  'email_requested',
  'phone_requested',
] as const
export type Outcome = (typeof outcomes)[number]
