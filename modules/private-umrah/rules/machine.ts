import { type Emitted, machine } from '#core/machine.ts'

/** A family's own umrah, from the plan to the journey (decisions, Private umrah). Once it is accepted, its booking leads. */
export const requestMachine = machine({
  start: 'cart',
  ends: ['completed', 'declined', 'cancelled'],
  on: {
    submit: { from: ['cart'], to: 'waiting_approval', by: ['member'], emits: ['private.submitted'] },
    // Nobody has seen it yet: whoever made it, or deletes the account, just ends it.
    drop: { from: ['cart'], to: 'cancelled', by: ['member'] },
    offer: { from: ['waiting_approval'], to: 'offered', by: ['staff'], emits: ['private.offered'] },
    // The next offers change nothing but the list of them.
    offer_more: { from: ['offered'], to: 'offered', by: ['staff'], emits: ['private.offered'] },
    // The last open offer is declined, withdrawn or has lapsed.
    reopen: { from: ['offered'], to: 'waiting_approval', by: ['member', 'staff', 'clock'] },
    decline: { from: ['waiting_approval', 'offered'], to: 'declined', by: ['member'], emits: ['private.declined'] },
    expire: { from: ['cart', 'waiting_approval'], to: 'expired', by: ['clock'], emits: ['private.expired'] },
    accept: { from: ['offered'], to: 'accepted', by: ['member'] },
    invoice: { from: ['accepted'], to: 'awaiting_payment', by: ['house'] },
    start: { from: ['awaiting_payment'], to: 'in_progress', by: ['house'] },
    // Money that came after the end.
    start_late: { from: ['expired'], to: 'in_progress', by: ['house'] },
    run_out: { from: ['awaiting_payment'], to: 'expired', by: ['house'] },
    cancel: { from: ['awaiting_payment', 'in_progress'], to: 'cancelled', by: ['house'] },
    complete: { from: ['in_progress'], to: 'completed', by: ['house'] },
  },
})
export type RequestState = (typeof requestMachine)['start']
export type RequestEvent = keyof (typeof requestMachine)['on']
export type RequestActor = (typeof requestMachine)['on'][RequestEvent]['by'][number]
export type RequestEmitted = Emitted<typeof requestMachine>

export const requestStates = [
  'cart',
  'waiting_approval',
  'offered',
  'accepted',
  'awaiting_payment',
  'in_progress',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const satisfies RequestState[]

/** What one partner offers a family. */
export const offerMachine = machine({
  start: 'open',
  ends: ['accepted', 'declined', 'withdrawn', 'lapsed', 'lost'],
  on: {
    change: { from: ['open'], to: 'open', by: ['staff'] },
    withdraw: { from: ['open'], to: 'withdrawn', by: ['staff'] },
    decline: { from: ['open'], to: 'declined', by: ['member'] },
    lapse: { from: ['open'], to: 'lapsed', by: ['clock'] },
    accept: { from: ['open'], to: 'accepted', by: ['member'] },
    // The family has accepted another, or wants none any more.
    lose: { from: ['open'], to: 'lost', by: ['member', 'clock'] },
  },
})
/** What the history of a request tells of one offer; that it was made or accepted is a step of the request itself. */
export const offerSteps = {
  change: 'offer_change',
  withdraw: 'offer_withdraw',
  decline: 'offer_decline',
  lapse: 'offer_lapse',
} as const
export type OfferStep = (typeof offerSteps)[keyof typeof offerSteps]
export type OfferState = (typeof offerMachine)['start']
export type OfferEvent = keyof (typeof offerMachine)['on']
export type OfferActor = (typeof offerMachine)['on'][OfferEvent]['by'][number]
export const offerStates = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'lost',
] as const satisfies OfferState[]
