import { type Copied, onAnnounced } from '#core/announce.ts'
import type { Db } from '#core/context.ts'
import { afterTransaction } from '#database/after-transaction.ts'
import { forgetRules } from '#modules/dated-rules/module.ts'
import { refreshSupply } from '#modules/merchandise/module.ts'
import { refreshListings } from '#modules/search/module.ts'
import type { Clock } from '../clock.ts'
import { type Log, warning } from '../log.ts'
import type { Nodes } from './nodes.ts'

type Parts = { nodes: Nodes; db: Db; clock: Clock; log: Log; forgetCallers: (user_id?: string) => void }

/** While a departure sells, seats go one after the other: lists are made anew so often at most. */
const seatsMs = 400

/** Tells others what this process changes, once that is stored, and takes up what others did. */
export function followNodes({ nodes, db, clock, log, forgetCallers }: Parts) {
  const failed = warning(log, 'what another process changed could not be read; it is looked for again in some seconds')
  const listings = () => void refreshListings(db, clock.now()).catch(failed)
  const seats = gathered(seatsMs, listings)
  const takeUp: Record<Copied, () => void> = {
    listings,
    seats: seats.ask,
    shop: () => void refreshSupply(db).catch(failed),
    'dated-rules': () => forgetRules(db),
  }
  nodes.on((said) => {
    if (said.topic === 'copied') takeUp[said.what]()
    if (said.topic === 'sessions') forgetCallers(said.user_id)
    if (said.topic === 'everything') for (const one of [forgetCallers, ...Object.values(takeUp)]) one()
  })
  const tell = (what: Copied) => {
    const said = { topic: 'copied', what } as const
    // Whoever sold a seat has not made its list anew, either.
    if (what === 'seats') nodes.tellAll(said)
    else nodes.announce(said)
  }
  const stop = onAnnounced((what) => afterTransaction(() => tell(what)))
  return {
    sessionsEnded(user_id: string) {
      forgetCallers(user_id)
      afterTransaction(() => {
        forgetCallers(user_id)
        nodes.tellAll({ topic: 'sessions', user_id })
      })
    },
    /** Who works at the desk is looked up at each call: only what stays open has to hear of it. */
    staffSessionsEnded: (staff_id: string) =>
      afterTransaction(() => nodes.tellAll({ topic: 'staff-sessions', staff_id })),
    close() {
      stop()
      seats.stop()
      nodes.close()
    },
  }
}

/** What is asked for within such a time is done once, at its end. */
function gathered(ms: number, work: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    ask() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, ms).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
