/** Words in both languages. */
export type Text = { id: string; en: string }

/** What the price leaves out, with what it usually costs a person, so that a true total can be shown. */
export type Excluded = Text & { amount: number | null }
export type Agenda = { day: number; title: Text; text: Text }
export type Question = { question: Text; answer: Text }

export const addonUnits = ['person', 'booking'] as const
/** What can be bought beside a package: for each who wants it, or once for a booking. */
export type Addon = { id: string; name: Text; price: number; per: (typeof addonUnits)[number] }

export type Flight = {
  number: string
  from: string
  to: string
  /** Where planes are changed on one number; most flights are written leg by leg and have none. */
  via?: string
  departs_at: string
  arrives_at: string
}
export type Stay = { hotel_id: string; nights: number }

export const certaintyNames = ['flight', 'price', 'hotel', 'visa'] as const
export type CertaintyName = (typeof certaintyNames)[number]
export type Certainty = { state: 'certain' | 'pending'; evidence: Text; checked_on: string }
/** The fifth, the licence, is the partner's and is read from there. */
export type Certainties = Record<CertaintyName, Certainty>
