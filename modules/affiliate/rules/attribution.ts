import { addMs, dayMs } from '#core/time.ts'

/** How it became known: a shared link, a code at sign-in or in an order, a consultant who answered in a chat. */
export const attributionSources = ['link', 'sign_in', 'order', 'chat'] as const
export type AttributionSource = (typeof attributionSources)[number]

/** Until when a recommendation counts; how many days is a dated rule. */
export const attributionEnd = (attributed_at: Date, { attribution_days }: { attribution_days: number }): Date =>
  addMs(attributed_at, attribution_days * dayMs)
