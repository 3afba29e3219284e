import { type Copied, onAnnounced } from '#core/announce.ts'
import type { Db } from '#core/context.ts'
import { afterTransaction } from '#database/after-transaction.ts'
import { forgetRules } from '#modules/dated-rules/module.ts'
import { refreshSupply } from '#modules/merchandise/module.ts'
import { refreshListings } from '#modules/search/module.ts'
import type { Clock } from '../clock.ts'
import { type Log, warning } from '../log.ts'
import type { Nodes } from './nodes.ts'

type Parts = { nodes: Nodes; db: Db; clock: Clock; log: Log; forgetCallers: () => void }

/** Tells others what this process changes, once that is stored, and takes up what others did. */
export function followNodes({ nodes, db, clock, log, forgetCallers }: Parts) {
  const failed = warning(log, 'what another process changed could not be read; it is looked for again in some seconds')
  const takeUp: Record<Copied, () => void> = {
    listings: () => void refreshListings(db, clock.now()).catch(failed),
    shop: () => void refreshSupply(db).catch(failed),
    'dated-rules': () => forgetRules(db),
  }
  nodes.on((said) => {
    if (said.topic === 'copied') takeUp[said.what]()
    if (said.topic === 'sessions' || said.topic === 'everything') forgetCallers()
    if (said.topic === 'everything') for (const one of Object.values(takeUp)) one()
  })
  const stop = onAnnounced((what) => afterTransaction(() => nodes.announce({ topic: 'copied', what })))
  return {
    sessionsEnded(user_id: string) {
      forgetCallers()
      afterTransaction(() => {
        forgetCallers()
        nodes.tellAll({ topic: 'sessions', user_id })
      })
    },
    close() {
      stop()
      nodes.close()
    },
  }
}
