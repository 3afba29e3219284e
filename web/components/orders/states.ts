/** How a state looks. A kind of order adds those of its own. */
export const statusTones = {
  cart: 'warning',
  awaiting_payment: 'warning',
  in_progress: 'brand',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'danger',
} as const
type State = keyof typeof statusTones

const ofTab = { unpaid: 'awaiting_payment', in_progress: 'in_progress', completed: 'completed' } as const

const isNamed = (status: string): status is State => Object.hasOwn(statusTones, status)

/** The state of an order as the site names it: one that has no words here is named by its tab. */
export const namedState = ({ status, tab }: { status: string; tab: keyof typeof ofTab }): State =>
  isNamed(status) ? status : ofTab[tab]
