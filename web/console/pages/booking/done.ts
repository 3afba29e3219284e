/** What a form of the page did; only its name travels. */
export const outcomes = [
  'cancelled',
  'traveller',
  'moved',
  'corrected',
  'shipped',
  'delivered',
  'reminded',
  'document_accepted',
  'document_rejected',
] as const
export type Outcome = (typeof outcomes)[number]
