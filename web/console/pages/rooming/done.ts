/** What a form of the page has done, as its address says it. */
export const outcomes = ['suggested', 'moved', 'added', 'changed', 'removed', 'sent'] as const
export type Outcome = (typeof outcomes)[number]

/** Sent for a bed by whoever is to have none. */
export const noRoom = 'none'
